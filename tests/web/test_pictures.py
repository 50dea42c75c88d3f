"""Pictures are drawn from data, and no card looks like another."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES
from tests.web.conftest import Visit

# Lays all decks out; says how many have been.
OPEN = """() => {
    const decks = [...document.querySelectorAll('main details')];
    for (const deck of decks) deck.open = true;
    return decks.every((deck) => deck.querySelector('li')) && document.querySelectorAll('main li svg').length > 40;
}"""
# Which cards have the same figure, or pictures that cannot be told apart at 64 pixels: red, green and blue of their
# points are less than `apart` of 255 apart, on average. Words are left out.
ALIKE = """async (apart) => {
    const cards = [];
    for (const deck of document.querySelectorAll('main ul')) {
        for (const card of deck.querySelectorAll('li')) {
            const drawing = card.querySelector('svg')?.cloneNode(true);
            const name = (card.querySelector('.hidden, span') ?? card).textContent.trim();
            if (!drawing || !name) continue;
            drawing.querySelectorAll('text').forEach((text) => text.remove());
            for (const [name, value] of [['xmlns', 'http://www.w3.org/2000/svg'], ['width', 64], ['height', 64]])
                drawing.setAttribute(name, value);
            const source = new XMLSerializer().serializeToString(drawing);
            const picture = new Image();
            picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
            await picture.decode();
            const sheet = new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true });
            sheet.drawImage(picture, 0, 0);
            const tones = sheet.getImageData(0, 0, 64, 64).data.filter((_, at) => at % 4 !== 3);
            const whole = source.replace(/(id="|url[(]#)[^"-]*/g, '$1');
            const figure = drawing.querySelector('.figure')?.innerHTML ?? whole;
            cards.push({ deck, name, figure, tones });
        }
    }
    const alike = [];
    cards.forEach((one, place) => {
        for (const other of cards.slice(place + 1)) {
            if (one.name === other.name) continue;
            let far = 0;
            if (one.deck === other.deck) one.tones.forEach((tone, at) => (far += Math.abs(tone - other.tones[at])));
            if (one.figure === other.figure || (one.deck === other.deck && far < apart * one.tones.length))
                alike.push([one.name, other.name]);
        }
    });
    return [cards.length, alike];
}"""


@pytest.mark.parametrize("game", NAMES)
def test_no_two_cards_of_a_title_have_the_same_picture(visit: Visit, game: str) -> None:
    person = visit()
    person.open(f"/gallery/{game}")
    person.page.wait_for_function(OPEN)
    count, alike = person.page.evaluate(ALIKE, 1)
    assert count > 40
    assert alike == []
