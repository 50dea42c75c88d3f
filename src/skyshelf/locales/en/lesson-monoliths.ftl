### The guided first game of Monoliths; the keys come from lessons/data/monoliths.yaml. At most 40 words each.

lesson-monoliths-tired = Allies get tired
lesson-monoliths-tired-goal = Guard against the monolith and strike the portal.
lesson-monoliths-tired-same = Much is as in Skytear Horde: guard the castle in six lanes, strike the portal where no monster faces you, beat the outsider. If that is new to you, take the Horde lesson first.
lesson-monoliths-tired-monolith = The horde of this box is made of monoliths. They hardly strike; they make minions stronger. Look at the card to see how.
lesson-monoliths-tired-move = The Spring Watch has 4 attack: wasted here. Move it. The difference: moving now exhausts an ally, so each moves only once a turn.
lesson-monoliths-tired-move-no = First move The Spring Watch away from the monolith.
lesson-monoliths-tired-where = To a lane without a monster. It is tired then, but it will still strike in the fight.
lesson-monoliths-tired-where-no = Any lane but 6: the monolith is going to call minions to that one.
lesson-monoliths-tired-guard = Trappers cost 2 and are good enough for a monolith. Play them.
lesson-monoliths-tired-guard-no = Somebody must face the monolith: play Trappers.
lesson-monoliths-tired-there = In front of the monolith, in lane 1.
lesson-monoliths-tired-there-no = Lane 1 is where they are needed.
lesson-monoliths-tired-draw = Every castle can now draw a card for 1 mana, instead of using its own power. You have 1 left: draw.
lesson-monoliths-tired-draw-no = A card for your last mana is a bargain: let the castle draw.
lesson-monoliths-tired-ready = All done. The line below the lanes shows what is foreseen.
lesson-monoliths-tired-ready-no = You have done all that is needed. Say that you are done.
lesson-monoliths-tired-react = Treachery is turned up: here it gives the portal armor. Without a card with the lightning mark you can only go on.
lesson-monoliths-tired-end = The portal lost 2 health. And the monolith called minions: they came into a lane, struck the castle and went behind the lines.

lesson-monoliths-thieves = Other thieves
lesson-monoliths-thieves-goal = Keep the Onikai from stealing.
lesson-monoliths-thieves-back = Now every monster in the back line steals, and as many cards as it has attack. Weaken it, and it steals less.
lesson-monoliths-thieves-engage = Engaging exhausts the ally as well, and the monster comes to the lane of that ally. The Spring Watch is ready: engage the Onikai.
lesson-monoliths-thieves-engage-no = The Onikai have 3 attack and would steal 3 cards. Engage them.
lesson-monoliths-thieves-ready = One card will still be stolen, by the Yetnar. Say that you are done.
lesson-monoliths-thieves-ready-no = The Spring Watch is tired; nothing else is to be done. Go on to the fight.
lesson-monoliths-thieves-reward = Beaten. Minions too give a card when they are destroyed.
lesson-monoliths-thieves-end = One card instead of four. From 4 attack on minions also trample: what is too much for an ally goes on to the castle.

lesson-monoliths-taunt = The howl
lesson-monoliths-taunt-goal = See how a monster with Taunt fetches an ally.
lesson-monoliths-taunt-howl = The Howling Monolith taunts. In this edition you need not care for that yourself: when your actions end, it fetches the nearest ally.
lesson-monoliths-taunt-ready = The Spring Watch in lane 1 is nearer than the Trappers in lane 6. Say that you are done, and watch.
lesson-monoliths-taunt-ready-no = Leave them where they are and say that you are done.
lesson-monoliths-taunt-reward = Fetched from lane 1 to lane 3, and the monolith is broken. Its draw is yours.
lesson-monoliths-taunt-end = Taunt can spoil a strike at the portal. Put a weak ally near the monster, and the strong one stays free.

lesson-monoliths-portal = Four portals
lesson-monoliths-portal-goal = Break the first portal.
lesson-monoliths-portal-stages = There are four portals, one after another, each with larger waves. When the first breaks, the outsider is called. Beating it still wins; the later portals give rewards.
lesson-monoliths-portal-strike = The portal has 2 health left, and The Spring Watch faces nobody. Say that you are done.
lesson-monoliths-portal-strike-no = Stay where you are: the portal is about to break.
lesson-monoliths-portal-first = It breaks, and answers: Reinforce 2. You choose which minions get a health token. Spread them, or they become too strong.
lesson-monoliths-portal-second = And the second one, on other minions.
lesson-monoliths-portal-end = The next portal stands, and the outsider has come: the Purple Circle. It has armor, so only strong strikes hurt it. Beat it to win.

lesson-monoliths-game = A whole game
lesson-monoliths-game-goal = Beat the Purple Circle at the easiest level.
lesson-monoliths-game-start = Level 1, the gentlest outsider. Guard, break the portal, beat the Purple Circle. Take back what you like; I only speak up when something is new.
lesson-monoliths-game-mulligan = Your first hand. Give back what you cannot pay soon; you draw as many. Allies are what you need first.
lesson-monoliths-game-alliance = Your actions. Remember that moving and engaging exhaust an ally, so decide for each: guard, engage or strike the portal.
lesson-monoliths-game-reactions = The treachery card is known. Now only cards and powers with the lightning mark can be used.
lesson-monoliths-game-reinforce = Reinforce: you choose which minions grow. Best are those you can engage soon, or weak ones.
lesson-monoliths-game-taunted = Two allies are equally near to a taunting monster: you choose who comes.
lesson-monoliths-game-monster-down = Your first destroyed monster gives you a card. Fighting is the main way to draw.
lesson-monoliths-game-ally-down = Your first ally has fallen. Wounds stay: heal, or let fresh allies take over.
lesson-monoliths-game-castle-hurt = The castle has been struck. It has 20 health: a few wounds are a fair price for a strong attack.
lesson-monoliths-game-pillaged = Your first stolen card. With an empty deck you lose, so engage what stands in the back line.
lesson-monoliths-game-opened = A portal stands: it gives you mana at the start of each turn, and more with each stage. Its waves grow too.
lesson-monoliths-game-called = The outsider is called and comes next turn. Have your strongest allies ready.
lesson-monoliths-game-vanquished = The outsider has fallen. Live to the end of this turn, and the game is won.
