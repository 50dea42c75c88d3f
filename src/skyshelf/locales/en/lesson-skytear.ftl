### The guided first game of Skytear; the keys come from lessons/data/skytear.yaml. At most 40 words each.

lesson-skytear-hero = A hero acts
lesson-skytear-hero-goal = Bring Yami to Sakoshi and attack.
lesson-skytear-hero-map = Two teams of heroes fight for a lane. On one side of the map are your heroes, on the other those of your rival. Yami is yours, Sakoshi is not.
lesson-skytear-hero-points = The sides take turns, one hero at a time. An activated hero has 3 action points, and each action can be used once.
lesson-skytear-hero-move = Yami fights hand to hand: she must stand next to her target. Move first.
lesson-skytear-hero-move-no = Sakoshi is too far away for that. Choose Move.
lesson-skytear-hero-where = Up to 3 hexes, around what blocks the way. Go to a hex next to Sakoshi.
lesson-skytear-hero-where-no = From there Yami could not reach Sakoshi. Choose a hex next to Sakoshi.
lesson-skytear-hero-attack = Now attack. Her attack value is 4, and a card flipped from your deck adds to it.
lesson-skytear-hero-attack-no = You have points left for that, but attack first.
lesson-skytear-hero-flip = The flipped card was worth 1: 4 and 1 is 5 damage. Sakoshi has no armor, so that is 5 HP lost.
lesson-skytear-hero-end = One point was left. Skirmish, two small steps and a weak strike, is often a good third action.

lesson-skytear-card = Power cards
lesson-skytear-card-goal = Play a card and hit harder.
lesson-skytear-card-mana = Cards cost mana, not action points. Each hero has as much mana as the number of the turn: now 1, later more.
lesson-skytear-card-play = Lifesteal costs 1: more attack, and healing when you hit. Yami is wounded, so play it before the attack.
lesson-skytear-card-play-no = The card first: it makes the attack stronger.
lesson-skytear-card-attack = Now attack with 2 more.
lesson-skytear-card-attack-no = The card waits for an attack: strike Sakoshi.
lesson-skytear-card-end = 7 damage, and Yami healed half of it. Played cards lie on the hero until the turn ends; then all mana is back.

lesson-skytear-react = Reactions
lesson-skytear-react-goal = Save Gulbjarn with a reaction.
lesson-skytear-react-danger = Sakoshi declares an attack on Gulbjarn. Nothing happens yet: what is declared waits on the Stack, and you may respond. He has only 3 HP.
lesson-skytear-react-play = Safeguard is a reaction: 2 more armor. What comes last resolves first, so he has it before the arrow flies. Play it.
lesson-skytear-react-play-no = Then Gulbjarn would be defeated. Play Safeguard.
lesson-skytear-react-end = 4 damage, less 3 armor: he lost 1 HP and stands. A defeated hero comes back in a later turn, and your rival would draw two cards.

lesson-skytear-lane = Who holds the lane
lesson-skytear-lane-goal = Win the lane by enough to destroy the Tower.
lesson-skytear-lane-token = Heroes are only the means. After all have acted comes the Minions Phase, and it decides who wins the lane. In its middle lies the control token.
lesson-skytear-lane-count = Everyone within 3 hexes who sees the token counts 1: heroes and minions alike. You need not count; the table does. If the phase came now:
lesson-skytear-lane-margin = The difference is damage: first enemy minions fall, then the Tower suffers if it is near the token. The token advances as far, too. 1 is not enough.
lesson-skytear-lane-lead = So lead: put a card face down under a hero near the token. Its mana cost adds to your control. Choose Lead.
lesson-skytear-lane-lead-no = Attacking does not help in the lane now. Choose Lead.
lesson-skytear-lane-which = Dragon Punch costs 2, Lifesteal only 1. Take Dragon Punch.
lesson-skytear-lane-which-no = The Tower has 2 HP and a minion stands before it: you need 3. Dragon Punch adds 2.
lesson-skytear-lane-finish = The forecast has changed. End the activation, and the Minions Phase comes:
lesson-skytear-lane-finish-no = All is prepared: end the activation.
lesson-skytear-lane-use = The Lead card is revealed. One such card counts for each side: let it count.
lesson-skytear-lane-use-no = Without it the Tower would stand. Let it count.
lesson-skytear-lane-end = The Tower has fallen: on the small map that wins. On the usual one its fall opens the way to the Nexus.

lesson-skytear-worship = The full game
lesson-skytear-worship-goal = Mark an enemy and use it.
lesson-skytear-worship-full = The usual map has two lanes, a Dome with a monster between them, and behind the Towers a Nexus: destroy it and you win. Victory cards are other ways.
lesson-skytear-worship-skills = In the full rules each hero has skills, and cards need the runes of the hero who plays them. Look at Sakoshi to read two of them.
lesson-skytear-worship-worship = Worship, the fifth action, wakes skills; each faction has its own. The Kurumo mark an enemy. Do it.
lesson-skytear-worship-worship-no = First mark Gulbjarn: Worship.
lesson-skytear-worship-step = Worship also set off Smoke Step: two free steps. Sakoshi shoots three hexes far, so stay near enough.
lesson-skytear-worship-step-no = That is too far for the shot. Choose a hex nearer to Gulbjarn.
lesson-skytear-worship-attack = Chosen Prey: 2 more attack against the marked. Shoot.
lesson-skytear-worship-attack-no = Gulbjarn is marked: attack him now.
lesson-skytear-worship-end = 3 for Sakoshi, 2 for the mark, 1 for the card, less 1 armor: 5. The other factions shapeshift, raise pillars or send illusions.

lesson-skytear-game = A whole game
lesson-skytear-game-goal = Win the small map against an easy bot.
lesson-skytear-game-start = One lane, two heroes each, simple rules. Destroy the enemy Tower, or have the token on their side after turn 5. I only speak up when something is new.
lesson-skytear-game-place = Place your heroes. The starting hexes are much alike; you may let the table do it.
lesson-skytear-game-activate = Which hero acts? Whoever acts last knows more; whoever acts first strikes first.
lesson-skytear-game-act = 3 points: move toward the token, attack who is in reach, lead if you want the lane. Cards cost mana only.
lesson-skytear-game-mulligan = Your first hand. You may trade cards in; keep cheap ones, since mana begins at 1.
lesson-skytear-game-respond = Your rival declared something. If you have no good reaction, pass; you can also pass until the activation ends.
lesson-skytear-game-skirmish = Skirmish: up to two steps and one small strike, in any order. Good to get out of danger.
lesson-skytear-game-hurt = First blood. A hero at 0 HP is out until a later turn; the side that did it draws two cards.
lesson-skytear-game-defeated = A hero is defeated. The missing control in the lane often hurts more than the hero.
lesson-skytear-game-contest = Your first Minions Phase: each side’s control is counted, and the difference is damage and advance.
lesson-skytear-game-use-lead = Your Lead card is revealed. It counts once for your side, so let it.
lesson-skytear-game-lane-damage = You won the lane: choose which enemy minions fall. Only when none is left is the Tower hit.
lesson-skytear-game-tower = A Tower is hit. It is reached only while the token lies within 3 hexes of it.
lesson-skytear-game-advanced = The token moves toward the loser’s Tower. Next turn the fight is there.
lesson-skytear-game-spawn = New minions come near the token. More minions, more control: take two.
lesson-skytear-game-turn = A new turn: heroes are ready again, and each has one more mana.
