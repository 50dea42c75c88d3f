"""Letters of twice the size, by the setting and by the browser's zoom: all is still there, and within reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import SHORT, Person

# What must be in the window whole, whatever the size: the question, the corner, the ways to log and choices.
NEEDED = ("#prompt h2", "#main-button", "#undo", "#hint", ".strip .log", ".strip .choices")

# Of pictures of dice: what is drawn is square, in the lesser of both sides.
WIDTHS = """dice => dice.map(each => Math.min(each.clientWidth, each.clientHeight))"""
# Words of which there are only a few letters in each line.
BROKEN = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim();
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
        if (lines >= 3 && text.length < 4 * lines) found.push(text);
    }
    return found;
}"""


def out_of_sight(person: Person) -> list[str]:
    """Those of them that a person would have to look for."""
    found: list[str] = person.page.evaluate(
        """needed => needed.filter(each => {
            const shown = [...document.querySelectorAll(each)].find(one => one.checkVisibility());
            const box = shown?.getBoundingClientRect();
            return !box || box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        })""",
        list(NEEDED),
    )
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_a_table_in_large_letters(visit: Visit, game: str, size: str) -> None:
    person = visit(size)
    person.join(game, ("me",) if game in ("horde", "monoliths") else ("me", "bot"), **SHORT[game])
    person.keep(textSize=200)
    person.settle()
    assert out_of_sight(person) == []
    assert not person.scrolls()


def test_large_letters_on_a_phone_press_no_die_flat(visit: Visit) -> None:
    """The tray keeps its height, and one's own sky lies below it, where a thumb brings it."""
    person = visit("phone")
    person.join("painters", ("me", "bot"))
    person.keep(textSize=200)
    person.settle()
    page = person.page
    heights = [
        box["height"]
        for die in page.locator("#board .pool .die").all()
        if (box := die.bounding_box()) is not None
    ]
    assert heights
    assert min(heights) >= 30
    assert min(page.locator("#board .pool .die svg").evaluate_all(WIDTHS)) >= 30, (
        "nor smaller than in small letters"
    )
    own = page.locator("#board [data-look=sky]")
    own.scroll_into_view_if_needed()
    box = own.bounding_box()
    assert box is not None
    assert box["height"] >= 250


@pytest.mark.parametrize("letters", [100, 200])
def test_four_players_read_every_name_on_a_phone(visit: Visit, letters: int) -> None:
    """With the leader's crown beside the points, and whoever else sits there."""
    person = visit("phone")
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.keep(textSize=letters)
    person.settle()
    cut = person.page.evaluate(
        """() => [...document.querySelectorAll('#board .skies .name')].map(each => {
            each.textContent = 'Hogosai-Ten';
            return each.scrollWidth - each.clientWidth;
        })"""
    )
    assert len(cut) == 4
    assert max(cut) <= 1


@pytest.mark.parametrize("size", ["low", "phone"])
def test_in_large_letters_dice_can_be_told_apart_and_cards_say_all_they_bring(
    visit: Visit, size: str
) -> None:
    person = visit(size)
    person.join("painters", ("me", "bot"))
    person.keep(textSize=200)
    person.settle()
    covered, cut = person.page.evaluate(
        """() => {
            const all = each => [...document.querySelectorAll(`#board ${each}`)];
            const box = each => each.getBoundingClientRect();
            const over = count => {
                const die = box(count.closest('.die').querySelector('svg'));
                return (die.bottom - box(count).top) / die.height;
            };
            const cut = brings => brings.scrollWidth - brings.clientWidth;
            return [all('.die .count').map(over), all('.card .brings').map(cut)];
        }"""
    )
    assert max(covered) < 0.4, "how many of a kind there are hides the pips"
    assert max(cut) <= 0


@pytest.mark.parametrize("game", ["horde", "monoliths"])
def test_large_letters_on_a_phone_show_what_one_has_to_play_with(visit: Visit, game: str) -> None:
    """Mana and piles lie whole above the hand, whatever is scrolled; all minions are in sight beside the portal."""
    person = visit("phone")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.sit_down(game)
    person.keep(textSize=200)
    person.settle()
    found = person.page.evaluate(
        """() => {
            const at = name => document.querySelector(`#board ${name}`).getBoundingClientRect();
            const seen = name => {
                const thing = document.querySelector(`#board ${name}`);
                const { left, top, right, bottom } = thing.getBoundingClientRect();
                return [[left + 4, top + 4], [right - 4, bottom - 4]].every(
                    ([x, y]) => document.elementFromPoint(x, y)?.closest('.players, .pile') !== null,
                );
            };
            const whole = document.querySelector('.zone.whole');
            return {
                hidden: ['.own .mana', '.own .few', '.pile:nth-child(1)', '.pile:nth-child(3)'].filter(
                    name => !seen(name),
                ),
                wider: whole.scrollWidth - whole.clientWidth,
                higher: whole.scrollHeight - whole.clientHeight,
                free: at('.back').left - at('.portal').right,
                pushed: at('.back').right - at('.back .one:last-child').right,
                lanes: at('.lanes').height / innerHeight,
            };
        }"""
    )
    assert found["hidden"] == []
    assert found["wider"] <= 1
    assert found["higher"] <= 1
    assert found["free"] >= 0
    assert found["pushed"] >= -1
    assert found["lanes"] >= 0.2


def test_large_letters_on_a_small_phone_scroll_the_table_and_not_what_one_has(visit: Visit) -> None:
    """Nobody stands on the portal, and the last row comes above the hand."""
    person = visit("phone")
    person.join("horde", ("me",))
    person.keep(textSize=200)
    person.settle()
    found = person.page.evaluate(
        """() => {
            const at = name => document.querySelector(`#board ${name}`).getBoundingClientRect();
            const whole = document.querySelector('.zone.whole');
            const [wider, free] = [whole.scrollWidth - whole.clientWidth, at('.back').left - at('.portal').right];
            whole.scrollTo(0, whole.scrollHeight);
            return { wider, free, above: at('.zone.hand').top - at('.wall').bottom, mana: at('.own .mana').bottom };
        }"""
    )
    assert found["wider"] <= 1
    assert found["free"] >= 0
    assert found["above"] >= -1
    assert found["mana"] < 740
    clipped = person.page.locator("#board .rift").evaluate("each => getComputedStyle(each).overflowX")
    assert clipped == "auto"


@pytest.mark.parametrize("game", ["horde", "monoliths"])
def test_large_letters_in_a_low_window_show_castle_and_forecast_above_the_hand(
    visit: Visit, game: str
) -> None:
    person = visit("low")
    person.sit_down(game)
    person.curious = 8
    person.play_on(most=8)
    person.keep(textSize=200)
    person.settle()
    hidden = person.page.evaluate(
        """() => {
            const at = name => document.querySelector(`#board ${name}`).getBoundingClientRect();
            const hand = at('.zone.hand').top;
            return ['.castle', '[data-look=forecast]', '.players'].filter(each => at(each).bottom > hand + 1);
        }"""
    )
    assert hidden == []


def test_large_letters_cut_neither_what_is_asked_nor_the_word_that_puts_a_card_back(visit: Visit) -> None:
    person = visit("low")
    person.page.set_viewport_size({"width": 1024, "height": 768})
    person.sit_down("horde")
    person.keep(textSize=200, language="it")
    page = person.page
    person.once(person.from_list, {"label": "Fatto"})
    person.close_list()
    person.awake()
    page.locator("#board .hand .lit").last.click()
    page.locator("#board .hand .low").wait_for()
    cut = page.evaluate(
        """() => {
            const asked = [...document.querySelectorAll('#prompt h2, #prompt .aside')];
            const mark = document.querySelector('#board .hand .low');
            const card = mark.parentElement.getBoundingClientRect();
            const box = mark.getBoundingClientRect();
            return [
                ...asked.filter(each => each.scrollHeight > each.clientHeight + 2).map(each => each.innerText),
                ...(box.left < card.left - 1 || box.right > card.right + 1 ? [mark.innerText] : []),
            ];
        }"""
    )
    assert cut == []


def test_large_letters_show_what_tiles_cost_and_lay_nothing_over_the_names(visit: Visit) -> None:
    person = visit("low")
    person.sit_down("painters")
    person.keep(textSize=200)
    person.settle()
    cut = person.page.evaluate(
        """() => {
            const shared = document.querySelector('#board .shared').getBoundingClientRect().bottom;
            const parts = [...document.querySelectorAll('#board .tile, #board .halo')];
            return parts.filter(each => each.getBoundingClientRect().bottom > shared).length;
        }"""
    )
    assert cut == 0
    person.page.set_viewport_size({"width": 390, "height": 844})
    over = person.page.evaluate(
        """() => {
            const at = name => document.querySelector(`#board ${name}`).getBoundingClientRect();
            return at('.skies button').bottom - at('.own').top;
        }"""
    )
    assert over <= 0


def test_large_letters_show_on_a_desk_what_tiles_do_and_a_whole_sky(visit: Visit) -> None:
    person = visit("low")
    person.sit_down("painters")
    person.keep(textSize=200)
    person.settle()
    found = person.page.evaluate(
        """() => {
            const all = each => [...document.querySelectorAll(`#board ${each}`)];
            const box = each => each.getBoundingClientRect();
            const shared = box(document.querySelector('#board .shared')).bottom;
            const own = box(document.querySelector('#board .own')).bottom;
            return {
                words: all('.tile .words').filter(each => each.checkVisibility()).length,
                below: all('.tile .words, .tile .price').filter(each => box(each).bottom > shared).length,
                under: all('.tile').filter(tile =>
                    box(tile.querySelector('.price')).right > box(tile.querySelector('.words')).left + 1).length,
                sky: box(document.querySelector('#board .own .grid')).bottom - own,
            };
        }"""
    )
    assert found["words"] >= 4
    assert found["below"] == 0
    assert found["under"] == 0
    assert found["sky"] <= 0


def test_large_letters_on_a_tablet_lay_no_price_over_another(visit: Visit) -> None:
    person = visit("low")
    person.page.set_viewport_size({"width": 1024, "height": 768})
    person.sit_down("painters")
    person.keep(textSize=200)
    person.settle()
    over = person.page.evaluate(
        """() => {
            const inside = (each, what) => {
                const [own, part] = [each, each.querySelector(what)].map(one => one.getBoundingClientRect());
                return Math.max(own.left - part.left, part.right - own.right);
            };
            return [
                ...[...document.querySelectorAll('#board .market .card')].map(each => inside(each, '.thing')),
                ...[...document.querySelectorAll('#board .tile')].map(each => inside(each, '.price')),
            ];
        }"""
    )
    assert max(over) <= 1


def test_large_letters_on_a_phone_keep_no_empty_row_for_the_treachery_card(visit: Visit) -> None:
    """It lies at the end of the forecast, and no number of the portal lies over another."""
    person = visit("phone")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.sit_down("horde")
    person.keep(textSize=200)
    person.settle()
    person.once(person.from_list, {"label": "Done"})
    person.close_list()
    person.once(person.from_list, {"label": "Done with this phase"})
    person.close_list()
    person.page.locator("#board .wall .treachery").wait_for()
    found = person.page.evaluate(
        """() => {
            const box = one => one.getBoundingClientRect();
            const all = each => [...document.querySelectorAll(`#board ${each}`)].map(box);
            const adds = document.querySelector('#board .treachery .number') ?? document.createElement('b');
            adds.textContent = '+2';
            document.querySelector('#board .treachery .chip').append(adds);
            const [wall] = all('.wall');
            const [card] = all('.treachery');
            const over = (one, other) =>
                one.right > other.left + 1 && one.left < other.right - 1 &&
                one.bottom > other.top + 1 && one.top < other.bottom - 1;
            const health = all('.portal .health')[0];
            return {
                empty: all('.purse')[0].top - wall.bottom,
                covered: all('.outlook .part').filter(each => over(each, card)).length,
                inside: card.right <= wall.right && card.bottom <= wall.bottom,
                crowded: all('.portal :is(.now, .next)').filter(each => over(each, health)).length,
            };
        }"""
    )
    assert found["empty"] <= 12, "no more than what lies between any two rows"
    assert found["covered"] == 0
    assert found["inside"]
    assert found["crowded"] == 0


@pytest.mark.parametrize(("game", "letters"), [("painters", 200), ("horde", 200), ("horde", 100)])
def test_what_others_did_is_told_in_the_strip_of_a_low_window(visit: Visit, game: str, letters: int) -> None:
    """It has no place of its own, and below the strip it would lie over cards."""
    person = visit("low")
    person.sit_down(game)
    person.keep(textSize=letters)
    person.settle()
    high, strip = person.page.evaluate(
        """() => {
            const table = document.querySelector('.table');
            const ribbon = document.createElement('div');
            ribbon.className = [...document.querySelector('.layer').classList]
                .map(each => (each === 'layer' ? 'ribbon' : each)).join(' ');
            document.querySelector('.layer').after(ribbon);
            return [ribbon.getBoundingClientRect().bottom, document.querySelector('.strip').clientHeight];
        }"""
    )
    assert high <= strip + 1


@pytest.mark.parametrize("size", ["low", "phone"])
def test_large_letters_leave_the_map_its_room(visit: Visit, size: str) -> None:
    """More than half of the lesser side of the window, whatever else wants to be read."""
    person = visit(size)
    person.join("skytear", ("me", "bot"), **SHORT["skytear"])
    person.keep(textSize=200)
    person.settle()
    while person.page.locator("#board .cell").count() == 0:
        person.once(person.from_list, person.wished())
    wide, high, covered = person.page.evaluate(
        """() => {
            const boxes = [...document.querySelectorAll('#board .cell')].map(each => each.getBoundingClientRect());
            const span = (least, most) => Math.max(...boxes.map(most)) - Math.min(...boxes.map(least));
            const zoom = document.querySelector('#board .zoom').getBoundingClientRect();
            const covered = boxes.filter(box =>
                box.right > zoom.left + 1 && box.left < zoom.right - 1 &&
                box.bottom > zoom.top + 1 && box.top < zoom.bottom - 1);
            return [
                span(box => box.left, box => box.right), span(box => box.top, box => box.bottom), covered.length,
            ];
        }"""
    )
    window = person.page.viewport_size
    assert window is not None
    assert max(wide, high) > min(window["width"], window["height"]) / 2
    assert covered == 0, "no button lies on the map"


def test_what_others_did_never_lies_over_what_is_asked_on_a_phone(visit: Visit) -> None:
    person = visit("phone")
    person.join("skytear", ("me", "bot"), **SHORT["skytear"])
    person.settle()
    page = person.page
    page.evaluate(
        """() => {
            window.over = [];
            new MutationObserver(() => {
                const [ribbon, foot] = ['.ribbon', '.foot'].map(each => document.querySelector(each));
                if (!ribbon || !foot) return;
                const [one, other] = [ribbon, foot].map(each => each.getBoundingClientRect());
                window.over.push(one.bottom > other.top);
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    person.play(person.from_list, most=8)
    page.wait_for_function("() => window.over.length > 0")
    assert not page.evaluate("() => window.over.some(each => each)")


@pytest.mark.parametrize("game", ["horde", "skytear"])
def test_a_table_zoomed_by_the_browser(visit: Visit, game: str) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 720, "height": 450})
    person.join(game, ("me",) if game in ("horde", "monoliths") else ("me", "bot"), **SHORT[game])
    person.settle()
    assert out_of_sight(person) == []
    assert not person.scrolls()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_in_large_letters_fit_the_width(visit: Visit, size: str) -> None:
    person = visit(size)
    person.open("/settings")
    person.page.select_option("#size", "200")
    for path in (
        "/",
        "/settings",
        "/new/painters",
        "/rules",
        "/gallery",
        "/learn",
        "/decks/horde",
        "/challenges",
    ):
        person.open(path)
        assert person.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        ), path


def test_large_letters_on_a_phone_break_no_words_into_letters(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("painters")
    person.keep(textSize=200)
    for path in ("/", "/lobby", "/settings", "/rules/painters"):
        person.open(path)
        assert person.page.evaluate(BROKEN) == [], path


def test_large_letters_on_a_phone_leave_every_sign_of_the_header_in_sight(visit: Visit) -> None:
    person = visit("phone")
    person.open("/settings")
    person.page.select_option("#size", "200")
    beyond = person.page.locator("header nav a").evaluate_all(
        "links => links.filter(each => each.getBoundingClientRect().right > innerWidth).map(each => each.innerText)"
    )
    assert beyond == []


def test_signs_grow_with_the_letters_beside_them(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    before = [_width(person, each) for each in ("#undo svg", ".strip .log svg", ".players .mana svg")]
    person.keep(textSize=200)
    person.settle()
    after = [_width(person, each) for each in ("#undo svg", ".strip .log svg", ".players .mana svg")]
    assert after == [2 * each for each in before]


def _width(person: Person, name: str) -> float:
    box = person.page.locator(name).first.bounding_box()
    assert box is not None
    return round(box["width"])


@pytest.mark.parametrize(("game", "locale"), [("horde", "en-GB"), ("horde", "it-IT"), ("painters", "pl-PL")])
def test_large_letters_on_a_phone_name_the_phase(visit: Visit, game: str, locale: str) -> None:
    """Whoever is done with it reads what it is; it lies under none of the signs beside it."""
    person = visit("phone", locale=locale)
    person.sit_down(game)
    person.keep(textSize=200)
    person.settle()
    here = person.page.locator(".strip li.here")
    expect(here).to_be_visible()
    box, sign = here.bounding_box(), person.page.locator(".strip nav").bounding_box()
    assert box is not None
    assert sign is not None
    assert box["x"] + box["width"] <= sign["x"]
    assert box["y"] + box["height"] <= sign["y"] + sign["height"] + 4


def test_what_is_foretold_stays_in_its_lane_in_large_letters(visit: Visit) -> None:
    person = visit("phone")
    person.sit_down("horde")
    person.keep(textSize=200)
    person.settle()
    person.play(person.from_list, most=2)
    person.page.locator("#board .lane .hit").first.wait_for(state="attached")
    beyond = person.page.evaluate(
        """() => {
            for (const hit of document.querySelectorAll('#board .lane .hit b')) hit.textContent = '−10…12';
            return [...document.querySelectorAll('#board .lane')].flatMap(lane => {
                const { left, right } = lane.getBoundingClientRect();
                return [...lane.querySelectorAll('.hit')].map(each => each.getBoundingClientRect())
                    .filter(hit => hit.left < left - 1 || hit.right > right + 1);
            }).length;
        }"""
    )
    assert beyond == 0


def test_large_letters_leave_room_to_choose_on_the_page_of_a_new_table(visit: Visit) -> None:
    """What always lies at the bottom takes a sixth of a phone, and words are not cut into syllables."""
    person = visit("phone")
    person.open("/settings")
    person.page.select_option("#size", "200")
    person.open("/new/horde")
    bar = person.page.locator("form .go").bounding_box()
    assert bar is not None
    assert bar["height"] <= 740 / 6
    title = person.page.locator("form .title", has_text="Together").first
    assert title.evaluate(
        "each => each.getBoundingClientRect().height < 3 * parseFloat(getComputedStyle(each).fontSize)"
    )


def test_large_letters_fold_the_contents_of_the_rules(visit: Visit) -> None:
    person = visit()
    person.open("/settings")
    person.page.select_option("#size", "200")
    person.open("/rules/horde")
    first = person.page.locator(".book h2").first
    first.wait_for()
    box = first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900, "one reads at once"


def test_the_signs_of_the_header_are_one_row_on_the_narrowest_phone(visit: Visit) -> None:
    person = visit("phone")
    person.open("/new/horde")
    rows = person.page.locator("header nav a").evaluate_all(
        "links => new Set(links.map(each => Math.round(each.getBoundingClientRect().top))).size"
    )
    assert rows == 1


@pytest.mark.parametrize(("size", "least"), [("low", 250), ("desk", 400), ("phone", 200)])
def test_large_letters_leave_the_map_its_room_in_a_replay(visit: Visit, size: str, least: int) -> None:
    """Nobody acts there: what a table keeps for that is the map's, and the tallies lie beside or above it."""
    person = visit(size)
    person.join("skytear", ("me", "bot"), **SHORT["skytear"])
    assert person.play_on(
        lambda table: bool(table["view"] and table["view"]["turn"] > 0 and table["view"]["minions"])
    )
    person.open(f"/replay/{person.table}?at=60")
    person.keep(textSize=200)
    person.page.locator("#board .cell").first.wait_for()
    high, covered = person.page.evaluate(
        """() => {
            const boxes = [...document.querySelectorAll('#board .cell')].map(each => each.getBoundingClientRect());
            const tallies = [...document.querySelectorAll('#board .contest .inside')]
                .map(each => each.getBoundingClientRect());
            const over = (one, other) =>
                one.right > other.left + 1 && one.left < other.right - 1 &&
                one.bottom > other.top + 1 && one.top < other.bottom - 1;
            return [
                Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top)),
                boxes.filter(box => tallies.some(tally => over(box, tally))).length,
            ];
        }"""
    )
    assert high >= least
    assert covered == 0, "no tally lies on the map"


def test_eight_players_read_every_name_on_a_phone_and_in_a_low_window(visit: Visit) -> None:
    for size in ("phone", "low"):
        person = visit(size)
        person.join("skytear", ("me",) + 7 * ("bot",), battlefield="three_lanes", format="teams")
        person.settle()
        cut = person.page.evaluate(
            """() => [...document.querySelectorAll('#board .player .who')]
                .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""
        )
        assert cut == []
