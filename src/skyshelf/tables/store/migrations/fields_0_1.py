"""The fields of every record in a saved state of version 0.1, in their order: its states have no names in them.

Nothing here ever changes.
"""

from __future__ import annotations

_SHARED = """
Who seat; Phrase key args; Option; Pick pick; PickNumber pick; PickSeat pick; PickBlock pick card ability
block; Stop pick; Confirm pick; Decision seat kind options rule source always_ask; Event kind rule args
secrets barrier; Seen kind rule args secret; Frame; Run scope block at it count done picked held veiled;
ForUnits scope block units; Outcome kind winners rule scores; State rng turn frames decision events outcome
asked forced; Scope card ability source seat subject other amount
"""

_OWN = {
    "painters": """
TakeCloud; TakeSpot; TakeCard card top; Place place; DeclareDie; Reroll die; TakeDie die; BuyDie die;
OnSymbol card symbol cloud; Paint card symbol face spots; Replace card symbol; AcquireTile tile spots hope;
EndTurn; TakeHalo halo; Decline; Accept; LoseHope hope; LoseSpots spots; LoseDice dice; PickSymbol card
symbol; PickCard card; StealFrom seat; GainCloud seat rule; ActivateHope seat; Swoop owner left; Mad owner
left refused; LowerDice seat count; Tackle owner left refused; Tantrum owner left; DiscardDice seat count
chosen; ChooseCard seat free rule; PlaceCard seat card; HaloEffect seat halo; HaloBonus seat left_card;
CompleteCard seat number; PlaceDie seat die; SecondDie seat; RerollDice seat first; ChooseDie seat;
CheckPool; TileEffect seat tile; TileBonus seat tile; ExtraTurn seat rule; Helpsy seat; KeepHalo seat drawn;
Turn at; FirstTurn; Painters rng turn frames decision events outcome asked forced rules players first player
leader pool deck offer offer_hope pile tile_offer halo_row halo_box another_die led_at_start critical
extra_turns progress idle; Rules seats forced_landing tension_duel leader_free_tiles leader_free_top
lenient_halves leadership_hope grey_hope spot_limit; Player hope spots clouds cards places unfinished slots
frontier tiles halos halo_cards
""",
    "horde": """
Alternative pick card ability block; PickUnit pick place card; PickCard pick; PickLane pick; PickToken pick
name; PickPile pick name; PickType pick; PlayCard card cheaper; PlayWith card cheaper unit place by ability;
UseAbility unit place number card ability; EngageMinion unit place card; MoveAlly unit place card;
CastleDraw; DiscardUnit unit place card; EndActions; HandOver; DrawFor seat; NoDraw; ManaFor seat amount;
ManaSplit first second; ResolveNext number place card; RenewDeck; HideCard lane; ConcealUnit unit place
card; Challenge unit place card; ExhaustFoe unit place card; PlanTreachery; Rearrange; ChangePlaces one two;
DealDamage hits at wounds asked taking; StrikeBlows blows trample at hits parts split; ResolveAgain unit
moment subject; OfferCost run; NextOutsider; Destruction unit at; OfferDraw rule seat; Reinforcing times
seat card; ResolveCard unit at; Retreat unit; PassingWounds unit number source; Settle; FightPhase lane at
only_engaged fresh; Elude unit lanes; Turn at; FightBetweenTurns at fights; ExtraFight; PlayingCard seat
card at unit lane use; DrawOnePlayOther seat cards source; SummonInFull left rule rightmost placed;
SummonPileInFull cards rule placed; SummonTokensInFull left card rule might made; HordeMana card; TurnUpAll
from_left; Uncover units; Planning drawn; HideFromHand lane; ChangingPlaces; WaveFromHand left; SummonInLane
card; PileCard card; PileToLanes cards rule; BringMinion seat minion; FreeActions; AlliancePhase seat over
seen passed kept_back; AlliancePhase2024 seat over seen passed kept_back; HordeActions wave played seen;
MoveOff; ChooseLane seat unit; TreacheryPhase at; ResolveTreachery unit; TreacheryResolved; Reactions seat
over; Holding seat cards; LookThrough seat cards text; LayDown seat cards source draws; Mulligan seat cards;
FetchAmong seat cards source; MoveOrSwap seat unit; Consent ally other; Engage seat monster; PlayInLane
card; MoveMonster unit; LastPlans; HordePhase at; MinionHealth number rule; StartInLane seat card wounds;
EndPhase at; HandLimit seat; OpenTable; OpenTable2024; PillagePhase at; RefreshPhase; PillagePhase2024 at;
TauntNow lane; PhaseEnds; EndPhase2024 at; ExtraSteps portal_used; MoveMonster2024 unit; HordePhase2024 at
stage; SummonWave left; EmptyPile cards; DestroyNow; DrawOrText unit; Horde rng turn frames decision events
outcome asked forced rules phase units front guard back players horde_deck horde_discard horde_hand
horde_mana foreseen pile stage turned collapsing outsiders_left vanquished arrivals waiting hurt boosted
lane_now until_turn_ends cost_changes lost late portal_leads kept tier_due trial treachery_change; Trial
count turn spoiled done cards renewals; Rules edition mode difficulty alliance horde_seat purses outsider
stages outsiders total tiers challenge spared; Unit card side owner seat zone lane bearer exhausted hp might
plate boost_attack boost_health boost_armor armor_used doomed killer puller stripped bans lane_bans strikes
struck traits grants attachments beneath hidden challenging model; Player mana deck hand discard laid played
lent; Pending card ability source seat subject other amount; Kept card hp might plate attachments; Hit
source target amount redirected; Deck castle cards
""",
    "skytear": """
Alternative pick card ability block; PickUnit pick place card; PickHex pick at; PickArea pick hexes names;
PickCard pick; PickFaction pick; PickLane pick name; PickEffect pick what name; PickWord pick word; PickLead
pick hero value; PickBorder pick inner outer names; ActivateHero hero name card; LeaveToTeam; Declare
action; PlayPower card hero name; UseSkill skill slug; EndActivation; PassPriority rest; SetStops stops;
Moving hero seat; Declaring hero seat action; Shapeshifting hero seat myself; RaisingPillar hero seat place
removed; SendingIllusion hero seat hexes; OneDraws seat among rule; Damage blows source seat attack at lost
asked spared; LaneDamage lanes winner points; StructureDamage lanes winner points; AdvanceToken lane winner
hexes; PlaceMinions lane side units auto; Reposition lane side; SpawnMinions lane side most tower_needed;
Attacking unit seat target flipped at; Leading hero seat; Skirmishing hero seat steps blow; Aiming effect;
TheStack active seat passed; Resolving effect; AfterEffect; Predicting seat number seen kept ordering;
BuildDecks factions; BuildDeck seat factions exchanges out; FactionDraft taken; HeroDraft starters own_pools
pools brought; ChoosePools chosen; Calling dome side seat; OutsiderActs unit seat points used;
OutsiderTarget unit seat skill; Crawling unit seat steps; OutsiderSkirmish unit seat steps blow;
MinionsPhase lanes domes; Contest lanes dome leads; EndOfTurn at; HandLimit seat; Returning hero;
HeroesPhase side left; Activation seat hero; Turn at; Prepare at; PlaceHero hero; HoldFlux; Mulligan seat
thrown; Skytear rng turn frames decision events outcome asked forced rules phase first heroes minion_sides
minions minion_lanes outsiders boards tokens numbers players decks victory flux stack count active points
taken attacks mods listeners blocked area waiting aside; Aimed card ability source seat subject other amount
targets place answers stood; HeroPile hero cards; Rules field mode format edition seats teams pools building
budget; Hero card side seat hex hp stance back_on conditions played leads illusion began; Outsider card dome
front rear; Board towers nexus open pillars tokens_won domes_won won_now heroes_defeated heroes_now
minions_defeated; Player hand deck stops yields; Deck cards discard known knower; Effect action card ability
hero seat targets place answers subject source amount number
""",
}


def fields_of(game: str) -> dict[str, list[str]]:
    """The names of the fields of each record; none for a game that was not there. Both editions share theirs."""
    own = _OWN.get("horde" if game == "monoliths" else game)
    if own is None:
        return {}
    records = [record.split() for record in f"{_SHARED}; {own}".split(";")]
    return {name: names for name, *names in records}
