"""The steps of card text as a card author writes them."""

from __future__ import annotations

from skyshelf.effects.numbers import Amount, Number
from skyshelf.effects.portions import DiscardAndPay, DrawAtRandom, HealAmong, PayAny, RemoveAmong
from skyshelf.effects.select import By, Cards, Chosen, Pile, Ref, Target
from skyshelf.effects.verbs.board import Attach, DiscardFromPlay, Move, Release, Return, To, Tuck
from skyshelf.effects.verbs.change import (
    Boost,
    ChangeCost,
    Exhaust,
    Forbid,
    Gift,
    Grant,
    Ready,
    Replay,
    Strip,
)
from skyshelf.effects.verbs.common import ALL, Until, Who
from skyshelf.effects.verbs.harm import Deal, Destroy, Exchange, Heal, Put, Remove, Shift, Spread, Strike
from skyshelf.effects.verbs.supplies import (
    DiscardFromHand,
    Draw,
    DrawAmong,
    Fetch,
    LookAtTop,
    Mana,
    Pay,
    PlayFrom,
    Shuffle,
)
from skyshelf.games.horde.words.keywords import (
    Assault,
    BecomeMonster,
    CallOutsider,
    Charge,
    Charged,
    ConcealAll,
    CopyAbilities,
    DiscardByConsent,
    DiscardHordeCard,
    From,
    Guerrilla,
    Guess,
    Into,
    LookAtHordeDeck,
    Mutaform,
    Pillage,
    PlayThisTurn,
    PortalLeads,
    Rebuild,
    Reinforce,
    Summon,
    SummonToken,
    TakeAttackToken,
    TakeControl,
    ToPile,
    TreacheryCards,
    TurnMonster,
)
from skyshelf.games.horde.words.names import Ban, Guessed, Kind, Moment, Stat, Token, Zone
from skyshelf.games.horde.words.nouns import hand as your_hand
from skyshelf.games.horde.words.nouns import this

health = Token.HEALTH
wound = Token.WOUND
attack = Token.ATTACK
weaken = Token.WEAKEN
armor = Token.ARMOR


def deal(amount: Amount, to: Target, by: Ref | None = None) -> Deal:
    return Deal(amount, to, by)


def put(number: Amount, token: Token, on: Target) -> Put:
    return Put(((token, number),), on)


def put_both(number: Amount, token: Token, number2: Amount, token2: Token, on: Target) -> Put:
    return Put(((token, number), (token2, number2)), on)


def spread(number: int, token: Token, over: Cards) -> Spread:
    """In total, as evenly as possible."""
    return Spread(number, token, over)


def remove(number: int, *tokens: Token, off: Target) -> Remove:
    return Remove(tokens, number, off)


def remove_any(*tokens: Token, off: Target) -> Remove:
    return Remove(tokens, ALL, off)


def remove_some(token: Token, off: Target) -> Remove:
    """One or more."""
    return Remove((token,), ALL, off, least=1)


def remove_among(token: Token, what: Cards) -> RemoveAmong:
    """Any number in total."""
    return RemoveAmong(token, what)


def take_attack_token(off: Cards) -> TakeAttackToken:
    """A permanent or a temporary one."""
    return TakeAttackToken(off)


def shift_one(*tokens: Token, off: Target, to: Target) -> Shift:
    return Shift(tokens, 1, off, to)


def shift_any(*tokens: Token, off: Target, to: Target) -> Shift:
    return Shift(tokens, ALL, off, to)


def shift_all(*tokens: Token, off: Target, to: Target) -> Shift:
    return Shift(tokens, ALL, off, to, forced=True)


def shift_everything(off: Target, to: Target) -> Shift:
    """All tokens of every kind."""
    return Shift((), ALL, off, to, forced=True)


def heal(amount: int, off: Target) -> Heal:
    """Up to so many wounds."""
    return Heal(amount, off)


def heal_all(off: Target) -> Heal:
    return Heal(ALL, off)


def heal_among(amount: int, what: Cards) -> HealAmong:
    """Up to so many wounds in total, split as the player likes."""
    return HealAmong(amount, what)


def boost(to: Target, attack: Amount = 0, health: Amount = 0, armor: Amount = 0) -> Boost:
    """Until the end of the turn."""
    values = ((Stat.ATTACK, attack), (Stat.HEALTH, health), (Stat.ARMOR, armor))
    return Boost(tuple((stat, number) for stat, number in values if number != 0), to)


def grant(to: Target, *gifts: Gift) -> Grant:
    """Until the end of the turn."""
    return Grant(gifts, to)


def strip(to: Target) -> Strip:
    return Strip(to)


def forbid(to: Target, ban: Ban, until: Until = Until.TURN) -> Forbid:
    return Forbid(ban, to, until)


def strike(who: Ref, whom: Target) -> Strike:
    return Strike(who, whom)


def exchange(who: Target, whom: Target) -> Exchange:
    return Exchange(who, whom)


def destroy(what: Target) -> Destroy:
    return Destroy(what)


def discard(what: Target) -> DiscardFromPlay:
    return DiscardFromPlay(what)


def discard_by_consent(what: Chosen) -> DiscardByConsent:
    return DiscardByConsent(what)


def discard_cards(number: int, who: Who = Who.YOU, of: Cards | None = None) -> DiscardFromHand:
    return DiscardFromHand(number, your_hand if of is None else your_hand.of(of), who)


def draw(amount: Amount = 1) -> Draw:
    return Draw(amount)


def draw_among(number: int, what: Cards) -> DrawAmong:
    """One of the top cards of the own deck; the others go to its bottom."""
    return DrawAmong(number, what)


def mana(amount: int, who: Who = Who.ANY) -> Mana:
    return Mana(amount, who)


def pay(amount: int) -> Pay:
    return Pay(amount)


def pay_any() -> PayAny:
    """As much as the player likes; what follows counts it as `PAID_THIS_WAY`."""
    return PayAny()


def discard_and_pay(of: Cards) -> DiscardAndPay:
    """A card of the hand, and its mana cost; what follows knows it as `THAT_COST`."""
    return DiscardAndPay(your_hand.of(of))


def draw_at_random(pile: Pile) -> DrawAtRandom:
    return DrawAtRandom(pile)


def cost_change(amount: int, what: Cards, next_only: bool = False) -> ChangeCost:
    return ChangeCost(amount, what, next_only)


def pillage(amount: Amount, by: Ref | None = None) -> Pillage:
    return Pillage(amount, by)


def rebuild(amount: int) -> Rebuild:
    return Rebuild(amount)


def assault(amount: int, by: By = By.RESOLVER) -> Assault:
    return Assault(amount, by)


def guerrilla(amount: int) -> Guerrilla:
    return Guerrilla(amount)


def guess(about: Guessed) -> Guess:
    return Guess(about)


def mutaform(amount: Amount, on: Target) -> Mutaform:
    return Mutaform(amount, on)


def reinforce(amount: Amount) -> Reinforce:
    return Reinforce(amount)


def call_outsider() -> CallOutsider:
    return CallOutsider()


def summon(amount: Amount = 1, into: Into = Into.LEFTMOST) -> Summon:
    """Cards of the horde deck."""
    return Summon(amount, From.DECK, into)


def summon_outsider_pile() -> Summon:
    return Summon(ALL, From.OUTSIDER_PILE)


def summon_beneath() -> Summon:
    return Summon(ALL, From.BENEATH)


def summon_last_discarded() -> Summon:
    """The topmost card of the horde discard pile, whatever it is."""
    return Summon(1, From.HORDE_DISCARD_TOP)


def summon_discarded() -> Summon:
    """The topmost monster of the horde discard pile."""
    return Summon(1, From.HORDE_DISCARD_PILE)


def summon_token(
    amount: Amount,
    kind: Cards,
    *gifts: Gift,
    attack: int = 0,
    exhausted: bool = False,
    size: Number | None = None,
) -> SummonToken:
    assert isinstance(kind.kind, Kind)
    return SummonToken(gifts, amount, kind.kind, attack, exhausted, size)


def charge(who: Ref, where: Charged, within: int = 0) -> Charge:
    return Charge(who, where, within)


def move(who: Target, to: To) -> Move:
    return Move(who, to)


def move_back(what: Target = this) -> Return:
    """To the hand of its owner."""
    return Return(what)


def fetch(*piles: Pile) -> Fetch:
    return Fetch(piles, to_owner=any(pile.zone == Zone.ANY_DISCARD_PILE for pile in piles))


def fetch_among(number: int, pile: Pile) -> Fetch:
    return Fetch((pile,), number)


def look_at_top() -> LookAtTop:
    """Of any alliance deck."""
    return LookAtTop()


def look_at_horde_deck() -> LookAtHordeDeck:
    return LookAtHordeDeck()


def discard_horde_card() -> DiscardHordeCard:
    """The top card of the horde deck."""
    return DiscardHordeCard()


def shuffle(who: Who = Who.YOU) -> Shuffle:
    return Shuffle(who)


def play_from(pile: Pile) -> PlayFrom:
    return PlayFrom(pile, free=False)


def play_free(pile: Pile) -> PlayFrom:
    return PlayFrom(pile, free=True)


def play_this_turn(pile: Pile) -> PlayThisTurn:
    """As if the card were in the hand."""
    return PlayThisTurn(pile)


def pile_top(what: Target) -> ToPile:
    return ToPile(what)


def pile_bottom(what: Target) -> ToPile:
    return ToPile(what, top=False)


def become_monster(what: Ref) -> BecomeMonster:
    return BecomeMonster(what)


def take_control(what: Target) -> TakeControl:
    return TakeControl(what)


def turn_monster(what: Target) -> TurnMonster:
    return TurnMonster(what)


def tuck(what: Target | Pile) -> Tuck:
    return Tuck(what)


def conceal_all() -> ConcealAll:
    return ConcealAll()


def portal_leads() -> PortalLeads:
    return PortalLeads()


def copy_abilities(of: Target) -> CopyAbilities:
    """With the sides swapped."""
    return CopyAbilities(of)


def tuck_any_number(pile: Pile) -> Tuck:
    return Tuck(pile, ALL)


def release(to: Zone) -> Release:
    return Release(to)


def release_one(to: Zone) -> Release:
    """To the player who resolves it."""
    return Release(to, 1)


def attach(to: Target) -> Attach:
    return Attach(to)


def replay(moment: Moment, of: Target) -> Replay:
    return Replay(moment, of)


def exhaust(what: Target) -> Exhaust:
    return Exhaust(what)


def ready(what: Target) -> Ready:
    return Ready(what)


def fewer_treacheries(number: int) -> TreacheryCards:
    return TreacheryCards(-number)


def more_treacheries(number: int) -> TreacheryCards:
    return TreacheryCards(number)


# Where cards go.
free_lane = To("free-lane")
free_lanes = To("free-lanes")  # for several cards, one after another
adjacent_free_lane = To("adjacent-free-lane")
leftmost_free_lane = To("leftmost-free-lane")
rightmost_free_lane = To("rightmost-free-lane")
to_back_line = To("back-line")


def lane(number: int) -> To:
    return To("lane", None, number)


def lane_of(card: Target) -> To:
    """The lane of another card; nothing happens if it is taken."""
    return To("lane-of", card)


def lane_of_swapping(card: Ref) -> To:
    """The lane of another card; an ally that stands there comes in exchange."""
    return To("lane-of-swapping", card)


def swapped_with(card: Target) -> To:
    return To("swapped-with", card)
