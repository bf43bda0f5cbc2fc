"""The cards, one module a box. A card reads like the card: its lines, what each does, the rulings that it rests on."""
