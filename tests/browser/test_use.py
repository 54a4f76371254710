"""What hurts when it is wrong: a map that drowns, a question that hides what it asks about, a small screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, ViewportSize, expect

from browser import patience
from browser.axe import faults
from browser.conftest import Opener
from browser.player import Player, play_until, wait_for_news
from browser.server import Server
from rotation import rotating
from whistlestop import maps

MINE = {"kind": "mine", "name": "Ada"}
BOT = {"kind": "bot", "bot": "one-step"}
LOOKS = {"desk": {}, "phone": {"phone": True}, "sideways": {"sideways": True}}
FREE = """(id) => {
  const box = document.querySelector(`[data-track="${id}"]`).getBoundingClientRect();
  const board = document.querySelector('main.board').getBoundingClientRect();
  const ask = document.querySelector('.rise').getBoundingClientRect();
  return box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= ask.top;
}"""

SEEN = """() => document.querySelector('.side [data-act=move]').getBoundingClientRect().top
  >= document.querySelector('.side').getBoundingClientRect().top"""


def seated(server: Server, map: str = "usa", board: str | None = None, **options: Any) -> str:
    """Return the address of a new table with a bot; on a board of the package, or on that of a file."""
    plan = {"map": map, "seats": [MINE, BOT], "options": options, "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan | ({"board": board} if board else {}))
    return f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}"


def until_routes(page: Page, least: int) -> None:
    """Draw cards until so many routes can be claimed."""
    player, deadline = Player(page), patience.Deadline(60)
    while not ((sight := player.look())["mine"] and len(sight["tracks"]) >= least):
        assert not deadline.passed
        if not (sight["mine"] and sight["acts"].get("draw") and player._press("draw")) and not player.step():
            wait_for_news(player)
    page.mouse.move(1, 1)  # away from what might have come under the pointer meanwhile


def careful(page: Page) -> None:
    """Have every payment asked for, also if there is only one."""
    page.evaluate("localStorage.setItem('whistlestop-settings', JSON.stringify({ confirm: 'always' }))")
    page.reload()
    page.wait_for_selector("[data-ask=action]")
    page.evaluate("document.fonts.ready")  # until then lines have other heights


def box_of(page: Page, part: str) -> dict[str, float]:
    """Where a part of the page lies."""
    box = page.locator(part).bounding_box()
    assert box is not None
    return {side: box[side] for side in ("x", "y", "width", "height")}


def claimed_by_key(page: Page, number: str) -> None:
    """Claim a route as a key does, wherever it lies and whatever has the focus."""
    page.locator(f"[data-track='{number}']").dispatch_event("keydown", {"key": "Enter"})


def test_claimable_routes_have_an_outline_and_glow_for_the_colour_touched(server: Server, open_page: Opener) -> None:
    """Dozens of routes can be claimed at once; what glows is what somebody asks about."""
    page = open_page(seated(server))
    until_routes(page, 20)
    assert page.locator(".track.edged").count() >= 20
    expect(page.locator(".glows .bright")).to_have_count(0)
    touched = page.locator("[data-act=hand]").first
    touched.click()
    expect(touched).to_have_attribute("aria-pressed", "true")
    kind = touched.get_attribute("data-kind")
    same = f"[data-track][data-can]:has(rect.{kind})" if kind != "locomotive" else "nothing"
    expect(page.locator(".glows .bright")).to_have_count(page.locator(same).count())
    touched.click()
    expect(page.locator(".glows .bright")).to_have_count(0)


def test_a_route_that_is_pointed_at_tells_who_could_take_it_and_what_it_costs(
    server: Server, open_page: Opener
) -> None:
    page = open_page(seated(server))
    until_routes(page, 20)
    track = page.locator("[data-track][data-can]").first
    track.locator(".hit").hover(force=True)
    card = page.locator(".told[data-route]")
    expect(card).to_contain_text("point")
    expect(card).to_contain_text("Can still be taken by: you")
    expect(card).to_contain_text("It costs you:")
    page.mouse.move(1, 1)
    expect(card).to_have_count(0)
    careful(page)
    track.locator(".hit").click(force=True)
    page.wait_for_selector("[data-ask=payment]")
    expect(card).to_have_count(0)  # of the track that is being paid for


def rest_a_finger(page: Page, x: float, y: float) -> None:
    """Touch a point of the screen for so long that it is a question."""
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector(".told[data-route]")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()


def test_a_finger_reaches_the_shortest_routes_and_those_it_nearly_touches(server: Server, open_page: Opener) -> None:
    """On a phone a space is smaller than a finger, and cities at both ends must not hide a route of one space."""
    page = open_page(seated(server), phone=True)
    until_routes(page, 20)
    spaces = {n: page.locator(f"[data-track='{n}'] > g") for n in range(page.locator("[data-track]").count())}
    shortest = next(n for n, each in spaces.items() if each.count() == 1)
    longest = max(spaces, key=lambda n: spaces[n].count())
    for number, beside in ((shortest, 0), (longest, 9)):
        box = spaces[number].nth(spaces[number].count() // 2).bounding_box()
        assert box is not None
        middle, height = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - beside
        rest_a_finger(page, middle, height)
        expect(page.locator(".told[data-route]")).to_have_attribute("data-route", str(number))
    told = page.locator(".told[data-route]")
    page.locator("[data-tab=tickets]").tap()  # whoever goes on elsewhere has read it
    expect(told).to_have_count(0)
    rest_a_finger(page, middle, height)
    page.touchscreen.tap(5, height)
    expect(told).to_have_count(0)


def test_a_tall_board_held_sideways_tells_that_it_goes_on_and_the_last_moves_are_seen(
    server: Server, open_page: Opener
) -> None:
    page = open_page(seated(server, "germany"), sideways=True)
    until_routes(page, 5)
    expect(page.locator("[data-beyond=bottom], [data-beyond=top]").first).to_be_visible()
    page.get_by_role("button", name="all: ").click()
    expect(page.locator("[data-beyond]")).to_have_count(0)
    play_until(page, ".side [data-act=move]")
    page.wait_for_function(SEEN)


def test_a_phone_that_opens_a_running_game_keeps_the_strip_for_questions_low(server: Server, open_page: Opener) -> None:
    """It was measured before the page had the shape of a phone, and took a third of the screen."""
    page = open_page(seated(server), phone=True)
    play_until(page, "[data-ask=action]")
    page.reload()
    page.wait_for_selector("[data-ask=action]")
    patience.at_rest(page)
    needed = box_of(page, "[data-ask=action]")["height"]
    assert box_of(page, "div.ask:has(.rise)")["height"] <= max(needed, 68) + 40


CUT_SHORT = """() => [...document.querySelectorAll('.moves [data-act=move] span:last-child')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


def test_a_phone_tells_the_last_moves_to_their_end(server: Server, open_page: Opener) -> None:
    """A move that two lines of the strip do not hold is as wide as it needs; the strip is pushed sideways."""
    page = open_page(seated(server, "europe", monsters=True), phone=True)
    play_until(page, ".moves li:nth-child(2) [data-act=move]")  # both have moved, whoever began
    assert page.evaluate(CUT_SHORT) == []
    last = page.locator(".moves [data-act=move]").last
    last.focus()
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def test_the_rail_beside_the_board_grows_as_cards_and_text_do(server: Server, open_page: Opener) -> None:
    page = open_page(seated(server))
    page.set_viewport_size({"width": 1440, "height": 900})
    usual = page.get_by_role("button", name="all: ").bounding_box()
    page.set_viewport_size({"width": 2560, "height": 1440})
    grown = page.get_by_role("button", name="all: ").bounding_box()
    assert usual
    assert grown
    assert grown["width"] >= 1.4 * usual["width"]
    assert grown["height"] >= 1.4 * usual["height"]


@pytest.mark.parametrize("look", [look for (look,) in rotating(len(LOOKS), LOOKS)])
def test_the_route_being_paid_for_stays_in_sight_and_so_does_the_hand(
    server: Server, open_page: Opener, look: str
) -> None:
    """At every corner of the board, on a desk and on a phone held either way."""
    page = open_page(seated(server), **LOOKS[look])
    until_routes(page, 20)
    careful(page)
    numbers = [one.get_attribute("data-track") or "" for one in page.locator("[data-track][data-can]").all()]
    for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1]):
        page.locator("[data-tab=log]").click()  # whatever somebody looks at meanwhile
        claimed_by_key(page, number)
        page.wait_for_selector("[data-ask=payment] [data-act=pay]")
        page.wait_for_function(FREE, arg=number)
        expect(page.locator("[data-act=hand]").first).to_be_visible()
        page.click("[data-act=cancel]")
        page.wait_for_selector("[data-ask=action]")


def test_the_board_does_not_jump_when_a_question_grows(server: Server, open_page: Opener) -> None:
    """The place for a payment keeps its height; the sheet gives way by no more than it must, mostly not at all."""
    page = open_page(seated(server), phone=True)
    until_routes(page, 20)
    careful(page)
    sheet = ".frame > .sheet"
    board, before = box_of(page, "main.board"), box_of(page, sheet)
    claimed_by_key(page, page.locator("[data-track][data-can]").first.get_attribute("data-track") or "")
    page.wait_for_selector("[data-ask=payment]")
    assert box_of(page, "main.board") == board
    room = box_of(page, ".rise")["y"] - before["height"]
    assert box_of(page, sheet) == pytest.approx(before | {"y": max(board["y"], min(before["y"], room))}, abs=1)


SHEET_IS_FREE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const sheet = box(document.querySelector('.frame > .sheet')), board = box(document.querySelector('main.board'));
  const bottom = Math.min(board.bottom, box(document.querySelector('.rise')).top) + 1;
  const inside = sheet.left >= board.left - 1 && sheet.right <= board.right + 1 && sheet.top >= board.top - 1;
  return inside && sheet.bottom <= bottom && [...document.querySelectorAll('.buttons button')].map(box).every(
    (one) => one.left >= sheet.right || one.right <= sheet.left || one.top >= sheet.bottom || one.bottom <= sheet.top,
  );
}"""


LOWEST = 68  # pixels: so high the strip for questions is at least
NO_HIGHER = """(lowest) => {
  const asked = document.querySelector('[data-ask]'), strip = document.querySelector('.ask:has(> .rise)');
  return strip.offsetHeight <= Math.max(lowest, asked.offsetHeight + 21);
}"""


@pytest.mark.parametrize("map", ["france", "japan", "legendary-asia", "nordic", "united-kingdom", "usa"])
def test_the_whole_board_lies_free_while_tickets_are_chosen_on_a_phone(
    server: Server, open_page: Opener, map: str
) -> None:
    """Neither the question nor a button lies over what the tickets are about, be the board tall or wide."""
    page = open_page(seated(server, map), phone=True)
    page.wait_for_selector("[data-ask=tickets]")
    page.wait_for_function(SHEET_IS_FREE)
    answer, tickets = box_of(page, "[data-act=keep-tickets]"), page.locator("[data-act=ticket]")
    last = tickets.last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= answer["y"]  # nobody keeps a ticket unseen
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-ask=action]")
    page.wait_for_function(NO_HIGHER, arg=LOWEST)  # than what is asked now, however high the tickets were


@pytest.mark.parametrize("screen", [{"width": 1024, "height": 768}, {"width": 844, "height": 390}])
def test_no_route_lies_under_the_question_what_to_do_with_dice(
    server: Server, open_page: Opener, screen: ViewportSize
) -> None:
    """It needs more room than others: the strip keeps the height it had once, and the board stays beside it."""
    page = open_page(seated(server, "europe", dice=True))
    page.set_viewport_size(screen)
    play_until(page, "[data-ask=action][data-ask] [data-act=end], [data-ask=action] .button + .button")
    page.wait_for_function(SHEET_IS_FREE)


NO_PAGE_TO_SCROLL = "() => document.documentElement.scrollHeight <= innerHeight && scrollY === 0"
UNSEEN = """() => {
  const answer = document.querySelector('[data-act=keep-tickets]').getBoundingClientRect();
  const tickets = [...document.querySelectorAll('[data-act=ticket]')].map((one) => one.getBoundingClientRect());
  return tickets.filter((one) => one.top < 0 || one.bottom > answer.top || answer.bottom > innerHeight).length;
}"""
STRIP = "document.querySelector('.ask:has(> .rise)').offsetHeight"


@pytest.mark.parametrize("map", ["germany", "nordic", "united-kingdom"])
def test_sideways_all_tickets_are_seen_with_their_answer_and_the_page_does_not_scroll(
    server: Server, open_page: Opener, map: str
) -> None:
    """Words that are only spoken lie in what scrolls, and make the page no longer."""
    page = open_page(seated(server, map), sideways=True)
    play_until(page, "[data-ask=tickets]")
    page.evaluate("document.fonts.ready")
    assert patience.settled(page, UNSEEN, 0) == 0
    play_until(page, "[data-ask=action]")
    page.wait_for_function(NO_PAGE_TO_SCROLL)


def test_the_board_keeps_its_size_when_monsters_can_be_moved_too(server: Server, open_page: Opener) -> None:
    """A question with more answers takes its room from what is free beside the dice."""
    page = open_page(seated(server, "europe", dice=True, monsters=True), phone=True)
    play_until(page, "[data-ask=reroll]")
    page.evaluate("document.fonts.ready")
    board = box_of(page, "main.board")
    play_until(page, "[data-ask=action] [data-act=monster]")
    page.wait_for_function("() => !document.querySelector('[data-busy=true]')")
    assert box_of(page, "main.board") == board


def test_what_was_unfolded_in_a_question_leaves_the_board_its_room(server: Server, open_page: Opener) -> None:
    """Technologies are looked at for a moment; they lie over the board's buttons, not under them."""
    page = open_page(seated(server, "united-kingdom"), sideways=True)
    play_until(page, "[data-ask=action]")
    page.evaluate("document.fonts.ready")
    before = page.evaluate(STRIP)
    page.locator("[data-act=technologies]").tap()
    offered = page.locator("[data-ask] [data-act=technology]")
    expect(offered.last).to_be_in_viewport()
    for one in offered.all():
        box = one.bounding_box()
        assert box is not None
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-ask]') !== null", at)
    assert patience.settled(page, STRIP, before) == before
    page.locator("[data-act=technologies]").tap()
    assert patience.settled(page, STRIP, before) == before


def test_what_was_unfolded_folds_again_when_a_place_is_to_be_pressed(server: Server, open_page: Opener) -> None:
    """Technologies fill half a phone: the places where a monster could go would lie under them."""
    page = open_page(seated(server, "united-kingdom", monsters=True), phone=True)
    play_until(page, "[data-ask=action] [data-act=monster]:not([disabled])", usual=120)
    offered = page.locator("[data-ask] [data-act=technology]").first
    if not offered.is_visible():
        page.locator("[data-act=technologies]").tap()
    expect(offered).to_be_visible()
    page.locator("[data-act=monster]:not([disabled])").first.tap()
    expect(page.locator("[data-place][data-can]").first).to_be_attached()
    expect(offered).to_be_hidden()


def test_cards_in_place_of_a_locomotive_are_picked_and_taken_back_beside_the_board(
    server: Server, open_page: Opener
) -> None:
    """Held sideways the question is one line as long as there are few kinds, and nothing of the board lies under it."""
    page = open_page(seated(server, "nordic"), sideways=True)
    play_until(page, "[data-ask=cards]", usual=120)
    answer, deadline = page.locator("[data-act=give-cards]"), patience.Deadline(patience.USUAL)
    while answer.is_disabled():
        assert not deadline.passed
        page.locator("[data-act=give]:not([disabled])", has_text="Give").first.tap()
    lines = 1 if page.locator(".kind").count() <= 4 else 2
    page.wait_for_function("(high) => document.querySelector('.rise').offsetHeight <= high", arg=10 + 50 * lines)
    page.locator(".kind.out [data-act=give]").first.tap()
    expect(answer).to_be_disabled()


def test_two_taps_bring_the_board_nearer_and_back(server: Server, open_page: Opener) -> None:
    """Where nothing can be done; a tap on a route that can be claimed is none of two."""
    page = open_page(seated(server), phone=True)
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-ask=action]")
    page.wait_for_function(SHEET_IS_FREE)
    wide = "document.querySelector('.frame > .sheet').getBoundingClientRect().width"
    whole, corner = page.evaluate(wide), page.locator(".ground-picture .compass").bounding_box()
    assert corner is not None
    for nearer in (True, False):
        page.touchscreen.tap(corner["x"] + 3, corner["y"] + 3)
        page.touchscreen.tap(corner["x"] + 3, corner["y"] + 3)
        page.wait_for_function(f"([whole, nearer]) => ({wide} > 1.5 * whole) === nearer", arg=[whole, nearer])
    page.wait_for_function(SHEET_IS_FREE)


BESIDE = """(place) => {
  const here = document.querySelector(`[data-place='${place}'] .hit`).getBoundingClientRect();
  const told = document.querySelector('.note')?.getBoundingClientRect();
  return told !== undefined && (told.top > here.bottom || told.bottom < here.top);
}"""


def test_what_is_told_of_a_place_does_not_cover_it(server: Server, open_page: Opener) -> None:
    """A card about what was pressed, be it a question or an answer, stands in the other half of the board."""
    page = open_page(seated(server), phone=True)
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-ask=action]")
    for place in ("miami", "calgary"):
        spot = page.locator(f"[data-place='{place}'] .hit")
        spot.tap()
        page.wait_for_function(BESIDE, arg=place)
        page.locator(".note .close").click()


def test_dice_are_swapped_for_a_token_by_tapping_them(server: Server, open_page: Opener) -> None:
    """R145: two dice that lie there, then the token; the board is not covered by a list of all ways."""
    page = open_page(seated(server, "europe", dice=True), phone=True)
    play_until(page, "[data-act=buy]")
    tokens = page.locator("[data-act=buy]")
    assert all(one.is_disabled() for one in tokens.all())
    dice = page.locator("[data-act=die]:not([disabled])")
    while not page.locator("[data-act=buy]:not([disabled])").count():
        unmarked = page.locator("[data-act=die][aria-pressed=false]:not([disabled])")
        unmarked.last.click()
    assert dice.count() >= 2
    page.locator("[data-act=buy]:not([disabled])").first.click()
    expect(page.locator(".tokens .token")).to_have_count(1)


def test_a_press_moves_a_monster_for_a_locomotive_only_after_a_question(server: Server, open_page: Opener) -> None:
    """Claims ask before they spend one, and so does this: the price stood nowhere when the place was pressed."""
    lake = maps.load("lake-constance")
    board = msgspec.json.encode(replace(lake, id="rich-lake", deck=replace(lake.deck, locomotives=60))).decode()
    page = open_page(seated(server, "rich-lake", board, monsters=True))
    play_until(page, "[data-ask=action] [data-act=monster]:not([disabled])")
    locomotives = page.locator("[data-act=hand][data-kind=locomotive]")
    held = locomotives.filter(has_text=locomotives.inner_text())
    page.locator("[data-act=monster]:not([disabled])").first.click()
    page.locator("[data-place][data-can]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("for 1 locomotive?")
    expect(held).to_have_count(1)
    page.locator("[data-act=choice]").first.click()
    expect(held).to_have_count(0)  # one fewer, or none


def test_the_last_moves_stand_beside_the_board_and_show_themselves_on_it(server: Server, open_page: Opener) -> None:
    page = open_page(seated(server))
    until_routes(page, 20)
    claimed_by_key(page, page.locator("[data-track][data-can]").first.get_attribute("data-track") or "")
    play_until(page, "[data-act=move][data-shows]")
    page.wait_for_selector("[data-turn=mine]")
    move = page.locator("[data-act=move][data-shows]").first
    move.hover()
    expect(page.locator(".glows .pointed")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator(".glows .pointed")).to_have_count(0)


def test_a_newcomer_meets_easy_opponents(server: Server, open_page: Opener) -> None:
    page = open_page(server.address)
    expect(page.locator("[data-act=quick]")).to_contain_text("easy")
    page.click("[data-act=quick]")
    page.wait_for_selector("[data-ask=tickets]")
    expect(page.get_by_text("bot, Level 1")).to_have_count(2)
    page.goto(server.address)
    page.wait_for_selector("main > .mine")
    assert page.locator("main > *").first.get_attribute("class").startswith("panel mine")  # type: ignore[union-attr]


def test_technologies_are_offered_beside_the_question_on_a_phone(server: Server, open_page: Opener) -> None:
    """Nothing on a phone's first screen told of them, for they stood with the players alone."""
    page = open_page(seated(server, "united-kingdom"), phone=True)
    play_until(page, "[data-ask=action] [data-act=technologies]")
    page.locator("[data-act=technologies]").click()
    offered = page.locator("[data-ask=action] [data-act=technology]")
    expect(offered.first).to_be_in_viewport()
    assert faults(page) == []
    offered.and_(page.locator(":enabled")).first.click()  # everybody begins with a locomotive
    expect(page.locator("[data-ask=technology]")).to_be_visible()


def test_technologies_are_offered_beside_the_question_on_a_tablet(server: Server, open_page: Opener) -> None:
    """Their table stands below the tickets there, where nobody looks for something to buy."""
    page = open_page(seated(server, "united-kingdom"))
    page.set_viewport_size({"width": 1024, "height": 768})
    play_until(page, "[data-ask=action] [data-act=technologies]")
    opens = page.locator("[data-act=technologies]")
    expect(opens).to_be_in_viewport()
    opens.click()
    expect(page.locator("[data-ask=action] [data-act=technology]").first).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(opens).to_be_hidden()
    expect(page.locator("table.technologies")).to_be_in_viewport()


def test_what_stands_below_all_boards_is_reached_from_the_foot_of_the_page(server: Server, open_page: Opener) -> None:
    """Two expansions and the seats lie four screens below the first board on a phone."""
    page = open_page(f"{server.address}/new", phone=True)
    dice = page.locator("input[name=dice]")
    expect(page.locator("[data-act=create]")).to_be_in_viewport()
    expect(dice).not_to_be_in_viewport()
    page.locator("[data-act=to-expansions]").tap()
    expect(dice).to_be_in_viewport()
    expect(dice).to_be_focused()
    page.locator("[data-act=to-seats]").tap()
    expect(page.get_by_role("group", name="Seats")).to_be_in_viewport()
    assert faults(page) == []


ENDS_CUT = """() => [...document.querySelectorAll('[data-ask=tickets] .ticket-map')].flatMap((map) => {
  const card = map.getBoundingClientRect();
  return [...map.querySelectorAll('.end')].map((one) => one.getBoundingClientRect()).filter((end) =>
    end.left < card.left || end.right > card.right || end.top < card.top || end.bottom > card.bottom);
}).length"""


@pytest.mark.parametrize("map", ["japan", "united-kingdom", "usa"])
def test_small_maps_of_tickets_show_both_ends(server: Server, open_page: Opener, map: str) -> None:
    """The parts of Tokyo lie at the upper edge of Japan's board."""
    page = open_page(seated(server, map))
    page.wait_for_selector("[data-ask=tickets] .ticket-map .end")
    assert page.evaluate(ENDS_CUT) == 0


def test_five_dice_lie_in_one_row_of_the_smallest_phone_and_tokens_are_seen(server: Server, open_page: Opener) -> None:
    """What they are swapped for stands below them, not below the edge of the screen."""
    page = open_page(seated(server, "europe", dice=True), phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    play_until(page, "[data-act=buy]")
    tops = {round((die.bounding_box() or {"y": 0})["y"]) for die in page.locator("[data-act=die]").all()}
    assert len(tops) == 1
    for token in page.locator("[data-act=buy]").all():
        box = token.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= box_of(page, "nav")["y"]


ALL_OFFERED = """() => {
  const board = document.querySelector('main.board').getBoundingClientRect();
  const offered = [...document.querySelectorAll('[data-place][data-can]')].map((one) => one.getBoundingClientRect());
  const seen = ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.frame');
  return offered.length > 0 && offered.every((one) => one.top < board.bottom && seen(one));
}"""


def test_every_place_that_can_be_pressed_is_in_sight_on_a_tall_board_held_sideways(
    server: Server, open_page: Opener
) -> None:
    """Germany begins with its middle, large enough to read; a monster may go to both its ends."""
    page = open_page(seated(server, "germany", monsters=True), sideways=True)
    play_until(page, "[data-ask=action] [data-act=monster]:not([disabled])", usual=120)
    page.locator("[data-act=monster]:not([disabled])").first.tap()
    page.wait_for_function(ALL_OFFERED)
