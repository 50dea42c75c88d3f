"""What the lab writes down as a page is read on a phone, too."""

from __future__ import annotations

from playwright.sync_api import Browser

from skyshelf.lab.page.html import Section, page, table

_WIDER = (
    "[...document.querySelectorAll('section, h1')].filter(one => one.scrollWidth > one.clientWidth).length"
)


def test_the_differences_of_a_study_are_all_on_a_phone(chromium: Browser) -> None:
    rows = [
        ("ends by outsider-destroyed", "35.0%", "42.5%", "+27.8 points", "-12.3 to +57.7"),
        ("choices", "104.60", "108.60", "+4.00", "-4.11 to +12.11"),
    ]
    headings = ("", "printed", "changed", "difference", "95 % interval")
    written = page(
        "horde: liothan_shapeshifters_of_old.attack=3",
        [],
        [Section("All measures", "", table(headings, rows, [True, False]))],
    )
    phone = chromium.new_page(viewport={"width": 360, "height": 740})
    phone.set_content(written)
    assert phone.evaluate(_WIDER) == 0
    phone.close()
