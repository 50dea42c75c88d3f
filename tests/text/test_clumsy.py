"""No card is clumsy in a way that was mended once."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import book, told
from skyshelf.text.speaker import LANGUAGES
from tests.golden.card_texts import FILES, path_of
from tests.text.clumsy import CLUMSY, EVERYWHERE, clumsy
from tests.text.english import texts
from tests.text.fluent_files import areas

# Rules speak of "a hand of 3 cards", where Polish has another form than after a verb.
# The English catalogues are written with the apostrophe of a keyboard.
NOT_IN_RULES = {"two to four", "one kind of apostrophe"}


@pytest.mark.parametrize(("game", "language"), FILES)
def test_no_card_is_clumsy(game: str, language: str) -> None:
    lines = path_of(game, language).read_text(encoding="utf-8").splitlines()
    read = [line if line.startswith(" ") else line.partition(": ")[2] for line in lines]
    assert {line: found for line in read if (found := clumsy(language, line))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_clumsy(language: str) -> None:
    said = {
        text.strip(): clumsy(language, text) for area in areas(language) for text in texts(language, area)
    }
    assert {text: found for text, found in said.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_no_rule_and_no_book_is_clumsy(game: str, language: str) -> None:
    said = [each.text for each in told(game, language)]
    chapters = book(game, language).chapters
    said += [text for chapter in chapters for block in chapter.blocks for row in block.rows for text in row]
    found = {text: set(clumsy(language, text)) - NOT_IN_RULES for text in said}
    assert {text: names for text, names in found.items() if names} == {}


# For each pattern a sentence that has it, and beside it what is said instead.
EXAMPLES = [
    ("en", "The attack of Yetnar changes by -3 this turn.", "Yetnar loses 3 attack this turn."),
    ("en", "It pillages 1 for each point of attack of it.", "It pillages 1 for each point of its attack."),
    ("en", "Deal 2 damage to each neighbor of Onikai.", "Deal 2 damage to each monster neighboring Onikai."),
    ("en", "Each monster cannot gain wounds.", "No monster can gain wounds."),
    ("en", "While it is the fight phase, it gains 1.", "It gains 1 during the fight phase."),
    (
        "en",
        "If the engaged monster is not epic, destroy the engaged monster.",
        "If it is not epic, destroy it.",
    ),
    (
        "en",
        "After an ally damages the portal: Put 1 wound token on that card.",
        "After an ally damages the portal: Put 1 wound token on that ally.",
    ),
    (
        "en",
        "Give this card +1 attack for each card in your hand for the rest of the turn.",
        "For the rest of the turn, give this card +1 attack for each card in your hand.",
    ),
    ("en", "Ada looks at the own deck.", "Ada looks at their own deck."),
    ("en", "an enemy Marked hero", "a Marked enemy hero"),
    ("en", "With one press you become a person.", "One press makes you a profile."),
    ("en", "A lot that was fixed before decides.", "A lot drawn beforehand decides."),
    ("en", "Of a card a deck holds 1 to 3.", "A deck holds 1 to 3 of a card."),
    ("en", "A letter is on its way.", "An email is on its way."),
    ("en", "The chances go to 40 %.", "The chances go to 40%."),
    ("en", "the caster's illusion", "the caster’s illusion"),
    ("it", "L'attacco cambia di -3 in questo turno.", "La carta perde 3 di attacco in questo turno."),
    ("it", "ogni mostro che sia carta vicina a Onikai", "ogni mostro vicino a Onikai"),
    ("it", "Fai saccheggiare a Ratamil 1.", "Ratamil saccheggia 1."),
    ("it", "Infliggi 1 danno al massimo a 2 mostri.", "Infliggi 1 danno a un massimo di 2 mostri."),
    ("it", "Ogni mostro non può ottenere danni.", "Nessun mostro può ottenere danni."),
    ("it", "Se il mostro è non epico, scarta una carta.", "Se il mostro non è epico, scarta una carta."),
    ("it", "fintanto che è la fase Combattimento", "durante la fase Combattimento"),
    ("it", "Cura 1 danno da la carta che lo porta.", "Cura 1 danno dalla carta potenziata."),
    (
        "it",
        "Se il mostro ingaggiato non è epico, distruggi il mostro ingaggiato.",
        "Se il bersaglio è Marchiato, il bersaglio ottiene Disarmo.",
    ),
    (
        "it",
        "Infliggi 2 danni a quella carta e a chi è vicino a quella carta.",
        "Quella carta perde 1. Quella carta vince.",
    ),
    (
        "it",
        "Dopo la distruzione di un alleato: Metti quella carta sotto questa carta.",
        "Dopo la distruzione di un alleato: Metti quell'alleato sotto questa carta.",
    ),
    (
        "it",
        "Dai a questa carta +1 attacco per ogni carta nella tua mano per il resto del turno.",
        "Per il resto del turno dai a questa carta +1 attacco per ogni carta nella tua mano.",
    ),
    (
        "it",
        "Se tra loro c'è una torre, pesca quella carta.",
        "Guarda le prime 6 carte del tuo mazzo e, se possibile, pesca tra queste una torre.",
    ),
    ("it", "Castello - vedi HRD-CST-01.", "Castello: vedi HRD-CST-01, 5 − 3."),
    (
        "it",
        "Non si muove più nulla: la partita è pari.",
        "Non si muove più nulla: la partita finisce in parità.",
    ),
    ("it", "Pronta: vedi la sezione READY.", "Pronta: vedi la sezione 12."),
    ("it", "non può essere spostato o essere esaurito", "non può essere spostato né essere esaurito"),
    ("it", "l'alleato in tuo possesso più forte", "l'alleato più forte in tuo possesso"),
    ("it", "Se il castello ha 10 salute o meno", "Se il castello ha salute 10 o inferiore"),
    ("it", "un servitore con attacco 4 o meno", "un servitore con attacco 4 o inferiore"),
    ("it", "Dopo che ottiene 1 o più danni", "Dopo che ottiene 1 o più segnalini danno"),
    ("it", "Tolti 2 danni da La Porta delle Nubi.", "Tolti 2 danni dalla carta La Porta delle Nubi."),
    ("it", "sospeso fino al 8 dicembre", "sospeso fino all'8 dicembre"),
    ("it", "Movimento: già usata", "L'azione Movimento è già stata usata"),
    ("it", "Metti l’outsider in fondo.", "Metti l'outsider in fondo."),
    ("it", "nella corsia est, 2 passi dal suo centro", "nella corsia est, a 2 passi dal suo centro"),
    ("it", "il servitore del Nord 5 passi a sud", "il servitore del Nord (5 passi a sud)"),
    ("it", "una via porta all'esagono 2 passi a sud", "una via porta all'esagono: 2 passi a sud"),
    ("it", "Oltre 6 macchie si perdono.", "Le macchie oltre le 6 si perdono."),
    ("it", "Esaurisci, paga 1 mana: Pesca 1 carta.", "Esaurisci, spendi 1 mana: Pesca 1 carta."),
    ("it", "Sfida con Nascosta (corsia 2)", "Sfida con la carta nascosta (corsia 2)"),
    ("it", "Mostra di Yami", "Che cosa mostrare di Yami. Mostra di nuovo."),
    ("it", "chi è colpito (servitore (a nord))?", "Subisce danni: servitore (a nord)."),
    ("it", "Turno 2 di 5; ogni eroe ha altrettanto mana", "Turno 2 di 5; mana di ogni eroe: 2"),
    ("es", "El ataque cambia en -3 este turno.", "La carta pierde 3 de ataque este turno."),
    ("es", "Ponlo encima de la pila del forastero.", "Ponlo en lo alto de la pila, debajo de esta carta."),
    ("es", "Mira la carta de arriba de tu mazo.", "Mira la primera carta de tu mazo."),
    (
        "es",
        "Tiene Barrera mientras es tu único aliado.",
        "Tiene Barrera si es tu único aliado, mientras esté en juego.",
    ),
    ("es", "Haz que Ratamil saquee 1.", "Ratamil saquea 1. Haz que dos cartas se golpeen."),
    (
        "es",
        "Si el monstruo trabado no es épico, destruye el monstruo trabado.",
        "Si no es épico, destrúyelo.",
    ),
    (
        "es",
        "cada monstruo de una calle que no tenga fichas",
        "cada monstruo sin fichas que esté en una calle",
    ),
    ("es", "Un aliado solo golpea el portal.", "Un aliado sin trabar golpea el portal."),
    (
        "es",
        "Da a esta carta +1 de ataque por cada carta en tu mano hasta el final del turno.",
        "Hasta el final del turno, da a esta carta +1 de ataque por cada carta en tu mano.",
    ),
    (
        "es",
        "Si entre ellas hay una torre, roba esa carta.",
        "Mira las 6 primeras cartas de tu mazo y, si es posible, roba de entre ellas una torre.",
    ),
    (
        "es",
        "Coloca a un héroe amigo a 1 hexágono o menos del lanzador en el hexágono del pilar.",
        "Coloca a un héroe amigo que esté a 1 hexágono o menos del lanzador en el hexágono del pilar.",
    ),
    ("es", "La carta está en su pila de descarte.", "La carta está en su pila de descartes."),
    ("es", "La etapa siguiente va debajo de ella.", "La etapa siguiente va al fondo de la pila."),
    ("es", "sin maná en la primera preparación", "sin maná en la primera fase de recuperación"),
    ("es", "El portador tiene «Combate: Asalto 1.»", "El portador tiene «Combate: Asalto 1»."),
    (
        "es",
        "Pon en tu mano una carta que no sea un aliado de tu pila de descartes.",
        "Pon en tu mano una carta de tu pila de descartes que no sea un aliado.",
    ),
    (
        "es",
        "Si una carta vecina fuera a sufrir daño, se evita y se ponen otras tantas fichas sobre esta carta.",
        "Si una carta vecina fuera a sufrir daño, ese daño se evita y se ponen otras tantas fichas sobre esta carta.",
    ),
    ("es", "Nadie puede detenerse junto a la Torre sur.", "Nadie puede detenerse en la Torre sur."),
    ("it", "Nessuno può fermarsi presso il Nexus nord.", "Nessuno può fermarsi sul Nexus nord."),
    (
        "it",
        "Un eroe senza PV è **sconfitto**: tu peschi due carte.",
        "Un eroe senza PV è **sconfitto**: chi lo ha sconfitto pesca due carte.",
    ),
    ("es", "Desafiar con Oculta (calle 4)", "Desafiar con la carta oculta (calle 4)"),
    ("es", "Sale del juego: Oculta.", "Sale del juego: la carta oculta. La carta Oculta va al fondo."),
    (
        "es",
        "los bandos activan por turno un héroe",
        "los bandos activan un héroe cada vez; una vez por turno",
    ),
    ("es", "las fichas de calle han avanzado 3 pasos", "las fichas de calle están a 3 pasos del centro"),
    ("es", "Cuentan cartas que nadie conoce.", "También influyen cartas que nadie conoce."),
    ("es", "por cada ronda que se perdió", "por cada ronda a la que no llegó"),
    ("es", "solo permite cartas raras de Kurumo", "permite cartas raras solo de Kurumo"),
    (
        "es",
        "El hexágono que está en la calle oeste, a 9 pasos de su centro hacia el Norte no se puede elegir.",
        "No se puede elegir el hexágono que está en la calle oeste, a 9 pasos de su centro hacia el Norte.",
    ),
    (
        "es",
        "Un héroe sin PV queda **derrotado**: robas dos cartas.",
        "Un héroe sin PV queda **derrotado**: quien lo ha derrotado roba dos cartas.",
    ),
    (
        "es",
        "Después de que un aliado dañe al portal: Pon 1 ficha de herida sobre esa carta.",
        "Después de que un aliado dañe al portal: Pon 1 ficha de herida sobre ese aliado.",
    ),
    (
        "pl",
        "Po zniszczeniu sojusznika: Połóż tamtą kartę pod tą kartą.",
        "Po zniszczeniu sojusznika: Połóż tego sojusznika pod tą kartą.",
    ),
    ("pl", "Trafia pod stos Obcego.", "Trafia na spód stosu Obcego, pod kartę."),
    ("pl", "Sam potwór zadaje cios zamkowi.", "Niezwiązany potwór zadaje cios zamkowi."),
    (
        "pl",
        "Co karta zostawia otwarte, o tym decyduje gracz.",
        "Gdzie karta czegoś nie rozstrzyga, decyduje gracz.",
    ),
    ("pl", "Atak karty zmienia się w tej turze o -3.", "Karta traci w tej turze 3 ataku."),
    ("pl", "Za każdego sojusznika daj mu +1 zbroi.", "Daj każdemu sojusznikowi +1 zbroi."),
    (
        "pl",
        "Nie może otrzymywać ran, dopóki nie trwa faza walki.",
        "Nie może otrzymywać ran poza fazą walki.",
    ),
    ("pl", "nie otrzymuje obrażeń, zanim nie padnie Wieża", "nie otrzymuje obrażeń, dopóki nie padnie Wieża"),
    ("pl", "Kiedy przez Atak wroga rzucający traci PZ", "Kiedy rzucający traci PZ w wyniku Ataku wroga"),
    ("pl", "odłóż kartę do kart odrzuconych", "odłóż kartę na stos kart odrzuconych"),
    (
        "pl",
        "Jeśli związany potwór nie jest epicki, po czym związany potwór traci 1.",
        "Jeśli nie jest epicki, zniszcz go.",
    ),
    ("pl", "Zbroja zatrzymuje obrażenia: 2.", "Zbroja zatrzymuje 2 obrażenia."),
    ("pl", "Opuściłeś ten turniej.", "Nie bierzesz już udziału w tym turnieju."),
    ("pl", "Masz 10 nieskończonych turniejów.", "Masz 10 trwających turniejów i znak nieskończoności."),
    (
        "pl",
        "Można przechować najwyżej tyle kluczy: 20.",
        "Można przechować najwyżej 20 kluczy, najwyżej tyle, ile trzeba.",
    ),
    ("pl", "Ada: zawieszenie, kogo: Ben.", "Ada zawiesza gracza Ben."),
    ("pl", "Żołnierz Południa przy środku Linii wschodniej", "Żołnierz Południa w środku Linii wschodniej"),
    ("pl", "w talii zostaje 12 karty", "w talii zostaje 12 kart"),
    ("pl", "dobiera 3 kart", "dobiera 3 karty z 4 kart, potem 22 karty i 12 kart"),
    (
        "pl",
        "Grafitowy Golem: czy odrzucić ją bez żadnego efektu?",
        "Grafitowy Golem: czy odrzucić tę kartę bez żadnego efektu?",
    ),
    (
        "pl",
        "Pola w Kopule, 2 kroki na zachód od jej środka nie można teraz wybrać.",
        "Tego pola nie można teraz wybrać: w Kopule, 2 kroki na zachód od jej środka.",
    ),
    (
        "pl",
        "Ada wymienia kartę Poświęcenie na Ochrona.",
        "Ada wymienia kartę Poświęcenie na kartę Ochrona.",
    ),
    (
        "pl",
        "Kosztuje to 3 plamy; masz 1 plamę, masz 2 nadzieje.",
        "Masz 1 plamę i 2 nadzieje, nie masz lidera.",
    ),
    (
        "pl",
        "Yami wraca o krok na zachód od północnego Ogniwa.",
        "Yami wraca do gry; stoi teraz o krok na zachód od północnego Ogniwa.",
    ),
    ("pl", "Sky Dice, razem z: zielona 2", "Sky Dice, razem z zieloną 2"),
    ("pl", "Karta Brama będzie mieć zdrowie: od 1 do 2.", "Karta Brama będzie mieć od 1 do 2 zdrowia."),
    (
        "pl",
        "Zamek Brama pozwala tylko na legendarne karty frakcji Taulot.",
        "Legendarne karty zamek Brama dopuszcza tylko z frakcji Taulot.",
    ),
    ("pl", "żeton leży na połowie Linii przegranych.", "żeton leży na połowie Linii po stronie przegranych."),
    ("pl", "w formacie drużynowym losowa", "w wersji drużynowej losowa"),
    ("es", "Ben voltea Presencia: -1.", "Ben voltea Presencia: −1, calle 3-4."),
    ("pl", "na na zamku", "na zamku, na portalu"),
]


@pytest.mark.parametrize(("language", "wrong", "right"), EXAMPLES)
def test_what_is_clumsy_is_found(language: str, wrong: str, right: str) -> None:
    assert clumsy(language, wrong) != []
    assert clumsy(language, right) == []


def test_every_pattern_has_a_sentence_that_it_finds() -> None:
    found = {(language, name) for language, wrong, _ in EXAMPLES for name in clumsy(language, wrong)}
    known = {(language, name) for language, patterns in CLUMSY.items() for name in patterns}
    assert known <= found
    assert EVERYWHERE.keys() <= {name for _, name in found}
