"""The words that cards are written in. A card file takes from here what the engine offers it; a rule that it carries
out or tells itself comes from `rules.rulebook`, how that is said from `rules.speech`.

Each word acts on `who`, the player whom the line addresses. What it finds out it leaves in the notes under a name;
later words of the same card read it there. Wherever a card counts something, a number may be a function of the context.

    card(slug, line(1, ...), line(2, ...), cites=, points=, on=on(...), overpay=line(3, ...), edition=, once=, cut=,
         price=, costs_like=, barter=, limit=, no_buys=, retype=, instructions=, plus=, setup=, sets_aside=,
         last=, doubles=, last_round=, actions_as_buys=, remembers=, cleaned=, ends=, stays=)
    line(n, words, cites=, cases=)   when(test, words, orelse=)   as_long_as(test, words)   times(n, words)   stop
    Cut, Price, Likeness, Goods, Altered, Limit, Retype, Worth, Points: a part of a card with the rulings on it

    giving    plus(cards=, actions=, buys=, coins=, favors=, vp=, ...), Plus, Draw(n), draw_up_to(n), draw_next,
              next_hand(n), plus_actions(count), plus_buys(count), plus_coins(count), minus_coins(count),
              plus_tokens(what, count), plus_sun, spend(n, what), tokens_held(what), as_many_as(name),
              Usually (a count that is often none), add(c, player, ...)
    picking   Pick(name, zone, n, may=, up_to=, test=, prompt=, by=), Order(name), among(name, test, zone),
              cards_in_play(test), cards_in_trash(test), to_be_discarded(test), just_discarded(test), this_discarded,
              note(name, value), one_less(name), collect(name, into), this_card
    moving    put(name, source, to, sentence), topdeck, put_under_deck, take_to_hand, set_aside, lay_aside,
              discard_noted, trash_noted, trash_picked(name), trash_from_hand, discard_from_hand, topdeck_from_hand,
              discard_down_to, discard_hand, trash_hand, topdeck_this, take_this_to_hand, trash_this,
              trash_this_from_hand, discard_this, discard_this_from_hand, onto_mat, return_to_pile, return_this,
              exchange_this(slug), home_pile(c, name)
    exiling   exile_noted(name), exile_from_hand(n), exile_a(slug), exile_choice(test), exile_picked(name), exile_this
    looking   look(n), look_at_bottom(), reveal(n), See, show(name), reveal_hand, discard_or_reveal_hand(test, words),
              reveal_this, say_revealed(c, cards), reveal_until(test, n), found_none, look_through_discard,
              deck_to_discard, may_put_deck_into_discard(), put_back_in_any_order(name), take_those(test),
              tell_empty_discard,
              top_card(name), refill(n), names, know
    gaining   gain_choice(test, to), gain_a(slug, to), gain_several(slug, n), gain_named(name), gain_from_trash(name),
              gain_one_from_trash(test, to), PickPile(test), PickWholePile(test), gain_picked(name, to), rotate
    playing   play_from_hand(test), play_what_is_not_in_play(), play_again(), play_noted(name), play_there(name),
              play_from_there(name), play_set_aside(slug), play_in_any_order(name), play_gained,
              play_it_once_more, play_this_from_hand, play_this_from_there, plays_this_turn(c, slug),
              typed_plays_this_turn(c, player, type), this_may_be_played, attacked_and_playable,
              still_there_outside_clean_up
    choosing  choose(Option(slug, words), ..., n=), now_or_next_turn(words), may(prompt, words), YesNo, HowMany,
              NameCard, keep_named, named_this_turn(slug), offers_a_choice(name)
    tokens    turn_journey_token, journey_is_up, take_minus_token(token), move_token(event), put_token_on(event),
              choose_token(event), is_an_action_pile, on_its_pile(c, token)
    traits    with_trait(trait), gained_with_trait(trait), gain_with_trait(trait)
    tavern    put_this_on_tavern_mat, call(event, words, test=)
    others    each_other(words), each_player(words), left_player(words), each(players, words), affected(c),
              holds_at_least(n)
    receiving receive_a_boon, take_boons(n), receive(name, stays=), PickBoon(name, among), slug_of(c, name),
              keep_until_clean_up, receive_a_hex, others_receive_a_hex()
    later     next_turn(words), this_turn(event, words, test=), next_time(event, words, test=),
              until_next_turn(event, words, test=, others=), Schedule(event, until, words), repeat_this(slug),
              ExtraTurn, claim_turn, not_the_third_turn, use_up, carry_along(c, name, cards), back_to_action_phase
    triggers  on(event, words, zone=, test=, may=) with the events of rules.engine.events, from a player's zones (HAND,
              DECK, DISCARD, PLAY, ASIDE, EXILE, TAVERN, ISLAND, NATIVE_VILLAGE, INHERITANCE, PRINCE) or from SELF,
              SUPPLY, LANDSCAPE, GAME; MayUse, decline, answer(name, value), answer_with(name, noted, kind, sentence),
              gains_to(zone), replace_it, unprotected, be_unaffected, protects, only_told, use_again,
              once_a_turn(event, test, ruling)
    tests     of a card: is_action, is_treasure, is_victory, is_attack, is_duration, is_type(...), named(...), but_not,
              anything, offered(test), all_of(tests), or_else(test, why), copy_in_play, in_exile,
              costs_from(least, most), playable;
              of a pile: up_to(n), exactly(n), up_to_more(n), exactly_more(n), costs_the_same(), cheaper_than(name),
              cheaper_than_this, CheaperThanThis(type), of_type(...), no_type(...);
              of what happened: noted(name), noted_at_least(name, n), noted_is(name, test),
              nothing(name), not_the_first_play, played_several_times, mine, on_anothers_turn, outside_clean_up,
              still_in_discard_pile, gained_is_there, gained_can_be_set_aside,
              moved_away(c, TO_PLAY | TO_EXCHANGE | TO_EXILE | TO_RETURN | TO_SET_ASIDE), could_go_onto_deck,
              gained_is_playable(type),
              plays_no_command(by, ruling),
              gained_this_turn(c, slug), gained_in_the_buy_phase, possessor_gained, gained_by_the_possessor,
              last_gained_by_the_possessor, who_gained_it,
              yours(type), top_is_a_duration, your_buy_phase, in_play, copies_in_play(c, slug), named_right();
              why not: Not(sentence, slug, cites=)
    cases     when a ruling on a special case is cited: has_several_types(name), has_the_token(token), chose(slug),
              chose_also(slug), takes_place_later, shuffling, fewer_seen(n), several_of_this,
              curse_as_treasure(cards), none_left(slug), several_wait(slug, event), several_played,
              held_a_moat, discarded_hand, gained_none, nothing_fits, says_when,
              while_resolving, costs_potion_or_debt, protected_too_late
    debt      pay_debt(), may_pay_all_debt(test, ruling), while_resolving_another
    costs     coins_of(name), cheaper_in_play(slug, n), cheaper_this_turn(slug, n), Cost
    told      tell_what_they_are(g, player, slugs, type), count(what, of), count_gained,
              count_empty_piles, count_names(c, cards), for_each(of, says), so_many_each(n, count),
              weigh, leave_on_deck(name), told_this_turn, tell_trashed_cost, tell_gained_cost,
              tell_none_in_hand(what), tell_kept_hand(n, ruling),
              tell_chosen(name, among), tell_no_attack
    why not   Tell(sentence, why, ruling), tell_not(sentence, why, about, ruling), brings_no(thing, why, ruling),
              brings_less(thing, why, ruling), brings_other(thing, why, ruling), does_nothing(why, ruling),
              discards_nothing(why, ruling), spares_the_others(why, ruling), hands_out_no_curse(why, ruling),
              stays_on_deck(name, why, ruling), does_not_stay(why), nothing_to_play(zone, test, why, ruling),
              not_trashed(why, ruling), plays_nothing(why); trashed_for_nothing, it_costs_nothing, what_it_costs,
              more_than(n), not_exchanged, MORE_THAN_COINS, none_of(thing), FACE_DOWN, NONE_FITS

Where no word fits, a step is a plain function of the context, beside its card; what a second card needs becomes a word.
What such a function, or a word of the card's own, is made of:

    looked at  Context (its docstring says what it has), Frame, Game, Kind, Pile, Trigger, Notes; UNKNOWN, NUMBER, ZONES
    written    Op, Ask, Step, Code, Test, CardTest, KindTest, Count, Counted, Zone, Prompt, Text, Decision, SILENT,
               Given; what a word of its own can be told about it: ACTIONS, TRASHES, NO_TRAITS, NO_CASES
    asked for  number(n, c), question(prompt), asked(by, c), zone_of(player, zone)
"""

from rules.engine.being import tell_what_they_are
from rules.engine.code import (
    ACTIONS,
    NO_CASES,
    NO_TRAITS,
    SILENT,
    TRASHES,
    Ask,
    Code,
    Frame,
    Op,
    Step,
    Test,
    as_long_as,
    each,
    line,
    stop,
    when,
)
from rules.engine.context import Context, Notes
from rules.engine.decisions import Decision, Text
from rules.engine.game import Game
from rules.engine.kinds import (
    GAME,
    LANDSCAPE,
    SELF,
    SUPPLY,
    UNKNOWN,
    Altered,
    Cut,
    Given,
    Goods,
    Kind,
    Likeness,
    Limit,
    Points,
    Price,
    Retype,
    Trigger,
    Worth,
    card,
)
from rules.engine.steps import Not
from rules.engine.table import Pile
from rules.engine.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    INHERITANCE,
    ISLAND,
    NATIVE_VILLAGE,
    NUMBER,
    PLAY,
    PRINCE,
    TAVERN,
    ZONES,
)
from rules.facts import Cost
from rules.rulebook.plus import add
from rules.rulebook.turn import back_to_action_phase, your_buy_phase
from rules.speech.wording import none_of
from rules.words.cases import (
    chose,
    chose_also,
    costs_potion_or_debt,
    curse_as_treasure,
    discarded_hand,
    fewer_seen,
    gained_none,
    has_several_types,
    has_the_token,
    held_a_moat,
    none_left,
    nothing_fits,
    says_when,
    several_of_this,
    several_played,
    several_wait,
    shuffling,
    takes_place_later,
    while_resolving,
)
from rules.words.choosing import (
    HowMany,
    NameCard,
    Option,
    YesNo,
    choose,
    keep_named,
    may,
    named_right,
    named_this_turn,
    now_or_next_turn,
    offers_a_choice,
)
from rules.words.costs import cheaper_in_play, cheaper_this_turn
from rules.words.debt import may_pay_all_debt, pay_debt, while_resolving_another
from rules.words.exile import (
    exile_a,
    exile_choice,
    exile_from_hand,
    exile_noted,
    exile_picked,
    exile_this,
    in_exile,
)
from rules.words.fits import (
    TO_EXCHANGE,
    TO_EXILE,
    TO_PLAY,
    TO_RETURN,
    TO_SET_ASIDE,
    CheaperThanThis,
    all_of,
    anything,
    but_not,
    cheaper_than,
    cheaper_than_this,
    coins_of,
    copies_in_play,
    copy_in_play,
    costs_from,
    costs_the_same,
    could_go_onto_deck,
    exactly,
    exactly_more,
    gained_by_the_possessor,
    gained_can_be_set_aside,
    gained_in_the_buy_phase,
    gained_is_there,
    gained_this_turn,
    is_action,
    is_attack,
    is_duration,
    is_treasure,
    is_type,
    is_victory,
    last_gained_by_the_possessor,
    mine,
    moved_away,
    named,
    no_type,
    not_the_first_play,
    noted,
    noted_at_least,
    noted_is,
    nothing,
    of_type,
    offered,
    on_anothers_turn,
    or_else,
    outside_clean_up,
    playable,
    played_several_times,
    possessor_gained,
    still_in_discard_pile,
    top_is_a_duration,
    up_to,
    up_to_more,
    who_gained_it,
    yours,
)
from rules.words.gain import (
    PickPile,
    PickWholePile,
    gain_a,
    gain_choice,
    gain_from_trash,
    gain_named,
    gain_one_from_trash,
    gain_picked,
    gain_several,
    rotate,
    times,
)
from rules.words.giving import (
    Draw,
    Plus,
    draw_next,
    draw_up_to,
    minus_coins,
    next_hand,
    plus,
    plus_actions,
    plus_buys,
    plus_coins,
    plus_sun,
    plus_tokens,
    spend,
    tokens_held,
)
from rules.words.later import (
    ExtraTurn,
    Schedule,
    carry_along,
    claim_turn,
    next_time,
    next_turn,
    not_the_third_turn,
    protected_too_late,
    repeat_this,
    this_turn,
    until_next_turn,
    use_up,
)
from rules.words.looking import (
    MORE_THAN_COINS,
    See,
    count_names,
    deck_to_discard,
    discard_or_reveal_hand,
    found_none,
    know,
    look,
    look_at_bottom,
    look_through_discard,
    may_put_deck_into_discard,
    names,
    put_back_in_any_order,
    refill,
    reveal,
    reveal_hand,
    reveal_this,
    reveal_until,
    say_revealed,
    show,
    take_those,
    tell_empty_discard,
    tell_gained_cost,
    tell_trashed_cost,
    top_card,
    weigh,
)
from rules.words.move import (
    discard_down_to,
    discard_from_hand,
    discard_hand,
    discard_noted,
    discard_this,
    discard_this_from_hand,
    exchange_this,
    home_pile,
    in_play,
    lay_aside,
    onto_mat,
    put,
    put_under_deck,
    return_this,
    return_to_pile,
    set_aside,
    take_this_to_hand,
    take_to_hand,
    tell_none_in_hand,
    topdeck,
    topdeck_from_hand,
    topdeck_this,
    trash_from_hand,
    trash_hand,
    trash_noted,
    trash_picked,
    trash_this,
    trash_this_from_hand,
)
from rules.words.others import (
    affected,
    each_other,
    each_player,
    holds_at_least,
    left_player,
    tell_chosen,
    tell_kept_hand,
    tell_no_attack,
)
from rules.words.pick import (
    Order,
    Pick,
    among,
    cards_in_play,
    cards_in_trash,
    collect,
    just_discarded,
    note,
    one_less,
    this_card,
    this_discarded,
    to_be_discarded,
)
from rules.words.play import (
    attacked_and_playable,
    gained_is_playable,
    play_again,
    play_from_hand,
    play_from_there,
    play_gained,
    play_in_any_order,
    play_it_once_more,
    play_noted,
    play_set_aside,
    play_there,
    play_this_from_hand,
    play_this_from_there,
    play_what_is_not_in_play,
    plays_no_command,
    plays_this_turn,
    still_there_outside_clean_up,
    this_may_be_played,
    typed_plays_this_turn,
)
from rules.words.receiving import (
    PickBoon,
    keep_until_clean_up,
    others_receive_a_hex,
    receive,
    receive_a_boon,
    receive_a_hex,
    slug_of,
    take_boons,
)
from rules.words.tavern import call, put_this_on_tavern_mat
from rules.words.telling import (
    count,
    count_empty_piles,
    count_gained,
    for_each,
    leave_on_deck,
    tell_not,
    told_this_turn,
)
from rules.words.terms import (
    CardTest,
    Count,
    Counted,
    KindTest,
    Prompt,
    Usually,
    Zone,
    as_many_as,
    asked,
    number,
    question,
    so_many_each,
    zone_of,
)
from rules.words.tokens import (
    choose_token,
    is_an_action_pile,
    journey_is_up,
    move_token,
    on_its_pile,
    put_token_on,
    take_minus_token,
    turn_journey_token,
)
from rules.words.traits import gain_with_trait, gained_with_trait, with_trait
from rules.words.triggers import (
    MayUse,
    answer,
    answer_with,
    be_unaffected,
    decline,
    gains_to,
    on,
    once_a_turn,
    only_told,
    protects,
    replace_it,
    unprotected,
    use_again,
)
from rules.words.why import (
    FACE_DOWN,
    NONE_FITS,
    Tell,
    brings_less,
    brings_no,
    brings_other,
    discards_nothing,
    does_not_stay,
    does_nothing,
    hands_out_no_curse,
    it_costs_nothing,
    more_than,
    not_exchanged,
    not_trashed,
    nothing_to_play,
    plays_nothing,
    spares_the_others,
    stays_on_deck,
    trashed_for_nothing,
    what_it_costs,
)
