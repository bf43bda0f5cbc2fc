"""The engine at a terminal: the command `referee` of the package, which manage.py's commands share.

referee adjudicate table.yaml     a situation: its steps, the open decision, the table
referee play High Seas            one decision at a time, with undo
referee ask "Does Moat stop Witch?"    a question in words, answered by a table that is played
referee prove                     replays every stored situation
referee mcp                       the same for an assistant, over standard input and output
"""
