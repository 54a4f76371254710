// Generated from the server's protocol by `python -m whistlestop.server.http.typescript`; do not edit.

export const PROTOCOL = 1;

export type Code = "not_your_turn" | "illegal" | "game_over" | "stale" | "unreadable" | "cannot_undo" | "malformed" | "oversized" | "too_frequent" | "foreign_origin" | "foreign_host" | "unknown_table" | "wrong_token" | "not_found" | "storage_failed" | "frozen" | "busy" | "failed" | "too_slow" | "password_needed" | "wrong_password" | "not_seated" | "not_host" | "not_started" | "already_started" | "table_full" | "seat_taken" | "name_taken" | "colour_taken" | "bad_table" | "seats_open" | "too_many_tables" | "too_many_spectators" | "no_proposal" | "no_hints" | "no_holidays" | "game_running" | "sent_away" | "bad_name" | "bad_talk" | "muted" | "no_profile" | "not_a_log" | "bad_log" | "unknown_board" | "no_own_boards" | "bad_board" | "study_running" | "unknown_study" | "not_comparable";

export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "purple";

export type Offence = "insult" | "name" | "spam" | "unfair" | "other";

export type Feeling = "hello" | "luck" | "well_done" | "thanks" | "oh_no" | "hurry";

export type Overlay = "paths" | "networks" | "tickets" | "monsters" | "odds";

export type Lesson = "cards" | "dice" | "monsters";

export type Mode = "cards" | "dice" | "monsters" | "dice_monsters";

export type Pattern = "plain" | "stripes" | "dots" | "checks" | "chevrons" | "rings";

export type Perspective = "open" | "spectator" | "0" | "1" | "2" | "3" | "4" | "5";

export type StudyStage = "waiting" | "running" | "done" | "stopped" | "failed";

/** What the seat may know, as the engine's view tells it; None where it does not apply or may not be known. */
export interface Facts {
  phase: string;
  to_move: number;
  first: number;
  turn: number;
  last_turns: number | null;
  display: (string | null)[];
  deck_size: number;
  discard: Record<string, number>;
  ticket_deck_size: Record<string, number>;
  claiming: number | null;
  building: string | null;
  laid: Record<string, number>;
  revealed: string[];
  trains: number[];
  route_points: number[];
  hand_sizes: number[];
  known: Record<string, number>[];
  ticket_counts: (number | null)[];
  owner: Record<number, number>;
  stations: Record<string, number>;
  stations_left: number[];
  tickets_shown: number[][] | null;
  hand: Record<string, number> | null;
  tickets: number[] | null;
  offered: number[] | null;
  returned: number[] | null;
  acted: boolean;
  closed: number[];
  double_tracks: number[] | null;
  dice: Record<string, number> | null;
  tokens: Record<string, number>[] | null;
  tokens_at_start: Record<string, number> | null;
  symbols: number | null;
  bought: number | null;
  drawing: number | null;
  moving: [string, string, number] | null;
  monsters: Record<string, string | null> | null;
  monster_decks: Record<string, number> | null;
  monster_face_up: Record<string, number | null> | null;
  monster_moved: string | null;
  monster_face_down: Record<string, number> | null;
  monster_cards_shown: Record<string, number>[] | null;
  splitting: number | null;
  meeples: Record<string, Record<string, number>> | null;
  collected: Record<string, number>[] | null;
  meeple_place: string | null;
  goods: Record<string, number> | null;
  goods_points: number[] | null;
  passengers: string[][] | null;
  passengers_left: number[] | null;
  travelling: string | null;
  travelled: number[] | null;
  visited: string[] | null;
  share_tops: Record<string, number> | null;
  shares: (Record<string, number[]> | null)[] | null;
  dummy_shares: Record<string, number[]> | null;
  shown_shares: Record<string, number[]> | null;
  share_track: number | null;
  completed: number[][] | null;
  coast_to_coast: boolean[] | null;
  bullets: number[] | null;
  bullet_trains: number | null;
  progress: number[] | null;
  tourist_stacks: Record<string, [string, number]> | null;
  waiting_stacks: Record<string, number> | null;
  tourists: string[][] | null;
  markers: string[][] | null;
  start_cities: (string | null)[] | null;
  marking: string | null;
  alien: string | null;
  captures: number[] | null;
  ships: (number | null)[] | null;
  trains_in_reserve: (number | null)[] | null;
  harbours: string[][] | null;
  exchanged: number[] | null;
  ship_hand: Record<string, number> | null;
  ship_known: Record<string, number>[] | null;
  ship_hand_sizes: number[] | null;
  ship_deck_size: number | null;
  ship_discard: Record<string, number> | null;
  card_due: number | null;
  cards_paid: Record<string, number> | null;
  harbour_place: string | null;
  empty_slot: number | null;
  technologies: Record<string, number>[] | null;
  for_sale: Record<string, number> | null;
  shared_routes: Record<number, number[]> | null;
  buying: string | null;
  bought_technology: boolean | null;
  replaces: number | null;
  second_claim: boolean | null;
  blind_cards: number | null;
  dice_to_give: number | null;
  face_up_tickets: number[] | null;
  head_start: number[] | null;
  toll_tokens: (number | null)[] | null;
  loans: number[] | null;
  neutral_tracks: number[] | null;
  neutral_trains: number | null;
  neutral_marker: number | null;
  neutral_choice: number[] | null;
  pieces: Record<number, string> | null;
  bed: number | null;
  piece_laid: boolean | null;
}

/** A position with everything open, seat by seat: only ever told of a game that is over, or of a log from a file. */
export interface OpenFacts {
  phase: string;
  to_move: number;
  first: number;
  turn: number;
  last_turns: number | null;
  display: (string | null)[];
  deck_size: number;
  discard: Record<string, number>;
  ticket_deck_size: Record<string, number>;
  claiming: number | null;
  building: string | null;
  laid: Record<string, number>;
  revealed: string[];
  trains: number[];
  route_points: number[];
  hand_sizes: number[];
  known: Record<string, number>[];
  ticket_counts: (number | null)[];
  owner: Record<number, number>;
  stations: Record<string, number>;
  stations_left: number[];
  tickets_shown: number[][] | null;
  hand: Record<string, number> | null;
  tickets: number[] | null;
  offered: number[] | null;
  returned: number[] | null;
  hands: Record<string, number>[];
  held: number[][];
  choosing: number[][];
  deck: Record<string, number>;
  ticket_deck: number[];
  face_down: Record<string, number>[] | null;
  acted: boolean;
  closed: number[];
  double_tracks: number[] | null;
  dice: Record<string, number> | null;
  tokens: Record<string, number>[] | null;
  tokens_at_start: Record<string, number> | null;
  symbols: number | null;
  bought: number | null;
  drawing: number | null;
  moving: [string, string, number] | null;
  monsters: Record<string, string | null> | null;
  monster_decks: Record<string, number> | null;
  monster_face_up: Record<string, number | null> | null;
  monster_moved: string | null;
  monster_face_down: Record<string, number> | null;
  monster_cards_shown: Record<string, number>[] | null;
  splitting: number | null;
  meeples: Record<string, Record<string, number>> | null;
  collected: Record<string, number>[] | null;
  meeple_place: string | null;
  goods: Record<string, number> | null;
  goods_points: number[] | null;
  passengers: string[][] | null;
  passengers_left: number[] | null;
  travelling: string | null;
  travelled: number[] | null;
  visited: string[] | null;
  share_tops: Record<string, number> | null;
  shares: (Record<string, number[]> | null)[] | null;
  dummy_shares: Record<string, number[]> | null;
  shown_shares: Record<string, number[]> | null;
  share_track: number | null;
  completed: number[][] | null;
  coast_to_coast: boolean[] | null;
  bullets: number[] | null;
  bullet_trains: number | null;
  progress: number[] | null;
  tourist_stacks: Record<string, [string, number]> | null;
  waiting_stacks: Record<string, number> | null;
  tourists: string[][] | null;
  markers: string[][] | null;
  start_cities: (string | null)[] | null;
  marking: string | null;
  alien: string | null;
  captures: number[] | null;
  ships: (number | null)[] | null;
  trains_in_reserve: (number | null)[] | null;
  harbours: string[][] | null;
  exchanged: number[] | null;
  ship_hand: Record<string, number> | null;
  ship_known: Record<string, number>[] | null;
  ship_hand_sizes: number[] | null;
  ship_deck_size: number | null;
  ship_discard: Record<string, number> | null;
  card_due: number | null;
  cards_paid: Record<string, number> | null;
  harbour_place: string | null;
  empty_slot: number | null;
  technologies: Record<string, number>[] | null;
  for_sale: Record<string, number> | null;
  shared_routes: Record<number, number[]> | null;
  buying: string | null;
  bought_technology: boolean | null;
  replaces: number | null;
  second_claim: boolean | null;
  blind_cards: number | null;
  dice_to_give: number | null;
  face_up_tickets: number[] | null;
  head_start: number[] | null;
  toll_tokens: (number | null)[] | null;
  loans: number[] | null;
  neutral_tracks: number[] | null;
  neutral_trains: number | null;
  neutral_marker: number | null;
  neutral_choice: number[] | null;
  pieces: Record<number, string> | null;
  bed: number | null;
  piece_laid: boolean | null;
}

/** The time for one turn: none, or so many seconds or days. */
export interface Clock {
  unit?: "days" | "none" | "seconds";
  amount?: number;
}

/** A seat as the host wants it: taken by one who sits at the host's device, open to a friend, or a bot's. */
export interface SeatPlan {
  kind: "bot" | "mine" | "open";
  name?: string | null;
  colour?: Colour | null;
  pattern?: Pattern | null;
  bot?: string | null;
}

/** A seat as everybody sees it; `played_by` says who decides now, `vacant` that anybody may take it over. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: Colour;
  pattern: Pattern;
  bot: string | null;
  played_by: "bot" | "nobody" | "person";
  vacant: boolean;
  connected: boolean;
  muted: boolean;
  holidays: number;
  away_until: number | null;
}

/** All that is public about a table; times are seconds since 1970, `fingerprint` seals the seed. */
export interface TableInfo {
  code: string;
  state: "frozen" | "over" | "playing" | "waiting";
  map: string;
  map_name: string;
  ticket_set: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  clock: Clock;
  bot_delay: number;
  takeover: boolean;
  substitute: string;
  hints: boolean;
  lesson: Lesson | null;
  fingerprint: string;
  created: number;
  spectators: number;
  rematch: string | null;
  locked: boolean;
  own_board: boolean;
  listed: boolean;
  begins_full: boolean;
}

/** A seat and the secret that opens it; the client keeps it and nobody can send it again. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** Something that happened, as this seat saw it; the message of the language file is `event-` and its name. */
export interface GameEvent {
  name: string;
  seat: number | null;
  arguments: Record<string, string | number>;
}

/** Events of the game for the list's places from `start` on; what stood there before is to be dropped. */
export interface Events {
  start: number;
  items: GameEvent[];
}

/** An action that is legal now: send its id back. `kind` says which of the other fields it has. */
export interface Action {
  id: number;
  text: string;
  kind: "alien" | "build" | "build_for_dice" | "buy" | "change" | "claim" | "decline" | "draw" | "draw_ship" | "draw_three" | "dummy_share" | "end" | "exchange" | "extra" | "give" | "give_die" | "harbour" | "keep" | "marker" | "meeple" | "move" | "neutral" | "no_claim" | "no_marker" | "no_passenger" | "no_share" | "other" | "pass" | "passenger" | "pay" | "piece" | "pieces" | "place" | "replace" | "replace_from" | "reroll" | "return" | "save" | "share" | "split" | "stack" | "station" | "stop" | "take" | "technology" | "tickets" | "tourist" | "travel";
  card?: string | null;
  track?: number | null;
  place?: string | null;
  ticket?: number | null;
  monster?: string | null;
  token?: string | null;
  colour?: string | null;
  company?: string | null;
  count?: number | null;
  cost?: Record<string, number> | null;
}

/** Tickets to choose from, all at once; `sets` lists every allowed choice, `chosen` is what waits for the others. */
export interface TicketChoice {
  offered: number[];
  sets: number[][];
  chosen: number[] | null;
}

/** Cards of any kind to give for something else, all at once; `sets` lists every allowed choice (R83, R84). */
export interface CardChoice {
  count: number;
  sets: Record<string, number>[];
}

/** What this seat is asked now; an answer quotes `decision`. A seat not asked gets no question. */
export interface Question {
  decision: number;
  actions: Action[];
  tickets: TicketChoice | null;
  cards: CardChoice | null;
  answered: boolean;
  payable: number[] | null;
}

/** A wish to take moves back past hidden information: all people who play must agree. */
export interface Proposal {
  number: number;
  seat: number;
  steps: number;
  agreed: number[];
  needed: number[];
}

/** A line somebody said at the table. */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  time: number;
}

/** Words for a person: a heading, a line, a list with one cell a row, or a table with its headings first. */
export interface TextBlock {
  kind: "head" | "line" | "list" | "table";
  rows: string[][];
}

/** Why an action is not possible; the message of the language file is `why-` and the code. */
export interface Reason {
  code: string;
  arguments: Record<string, string | number>;
}

/** A seat's longest continuous path: its length in spaces and the tracks of one such path. */
export interface PathOverlay {
  seat: number;
  length: number;
  tracks: number[];
}

/** Tracks of the own seat that hang together, the places they join and their spaces; the largest comes first. */
export interface NetworkOverlay {
  tracks: number[];
  places: string[];
  spaces: number;
}

/** A ticket held or offered: the trains it still takes (None: it is cut off) over which open tracks. */
export interface TicketOverlay {
  ticket: number;
  trains: number | null;
  tracks: number[];
  reachable: boolean;
}

/** Where a monster could go now: `near` with one locomotive, `far` only with two; locked, it goes nowhere. */
export interface MonsterOverlay {
  monster: string;
  place: string | null;
  locked_by: number | null;
  cards: number;
  near: string[];
  far: string[];
}

/** The chance that a kind of card comes next off the deck, and that one comes among the next two. */
export interface ColourChance {
  kind: string;
  next: number;
  in_two: number;
}

/** A tunnel that could be tried now: chances of 0 to 3 extra, and that they can be paid with the best kind of card. */
export interface TunnelChance {
  track: number;
  kind: string | null;
  extra: number[];
  payable: number | null;
}

/** A re-roll by its action: the chances to claim any route and one a ticket needs, and the points to expect. */
export interface RerollChance {
  action: number;
  claim: number;
  ticket: number;
  points: number;
}

/** Chances of colours off the deck, of tunnels that can be tried now, and of dice that can be rolled again. */
export interface OddsOverlay {
  colours: ColourChance[];
  tunnels: TunnelChance[];
  rerolls: RerollChance[];
}

/** Why an answer may be good, as the message `hint-why` tells it; `track` or `ticket` is what it speaks of. */
export interface HintReason {
  code: string;
  count: number;
  ticket: number | null;
  track: number | null;
}

/** An answer worth considering: an action, or tickets to keep; its chance to win with bounds, and why. */
export interface Suggestion {
  action: number | null;
  keep: number[] | null;
  win_chance: number;
  low: number;
  high: number;
  margin: number;
  reasons: HintReason[];
}

/** An answer to a question: an action, or the tickets it keeps. */
export interface ReviewedAnswer {
  action: Action | null;
  keep: number[] | null;
}

/** A decision that was judged; before it so many had been made (`move`), after it `after`. */
export interface ReviewedDecision {
  move: number;
  after: number;
  seat: number;
  turn: number;
  chance: number;
  best: number;
  cost: number;
  points: number;
  open: number[];
  played: ReviewedAnswer;
  better: ReviewedAnswer | null;
  reasons: HintReason[];
  against: HintReason[];
}

/** A seat: how many of its decisions were judged, how accurate they were, and which cost most, by their places. */
export interface ReviewedSeat {
  seat: number;
  decisions: number;
  accuracy: number;
  worst: number[];
}

/** A review that is complete; `beginning` has every seat's chance as the game began, with everything open. */
export interface ReviewedGame {
  beginning: number[];
  decisions: ReviewedDecision[];
  seats: ReviewedSeat[];
}

/** How far a review has come; it goes on as long as somebody asks, and is there once all is judged. */
export interface ReviewState {
  done: number;
  total: number;
  review: ReviewedGame | null;
}

/** One kept ticket: its number, the points it gives or costs, whether it is fulfilled, and how often it was halved. */
export interface TicketScore {
  ticket: number;
  points: number;
  fulfilled: boolean;
  target: string;
  halved: number;
  chaos: string[];
}

/** A seat's result, part by part; `borrowed` are the tracks its stations use. */
export interface Score {
  seat: number;
  routes: number;
  tickets: number;
  fulfilled: number;
  longest_path: number;
  path_length: number;
  most_tickets: number;
  stations: number;
  total: number;
  rank: number;
  each_ticket: TicketScore[];
  borrowed: number[];
  tourists: number;
  alien: number;
  exchanges: number;
  harbours: number;
  unbuilt_harbours: number;
  meeples: number;
  goods: number;
  bullets: number;
  coast_to_coast: number;
  shares: number;
  technologies: number;
  head_start: number;
  loans: number;
  toll_tokens: number;
  alvin: number;
  dexter: number;
  grand_tour: number;
  most_cities: number;
  attractions: number;
  districts: number;
}

/** The end: scores, the winners, each seat's total as it stood after every turn, and the opened seal. */
export interface Ending {
  scores: Score[];
  winners: number[];
  timeline: number[][];
  seed: string;
  salt: string;
}

/** A ticket that would give half, or less, for one of its goals now: the places in chaos that halve it. */
export interface HalvedTicket {
  ticket: number;
  goal: string;
  chaos: string[];
}

/** How many seconds a seat has thought in the whole game, and since when it thinks now, if it does. */
export interface Thought {
  seconds: number;
  since: number | null;
}

/** The game as one seat (or a spectator) sees it now. */
export interface SeatView {
  decision: number;
  facts: Facts;
  question: Question | null;
  waiting_for: number[];
  deadline: number | null;
  undo_alone: number;
  undo_agreed: number;
  proposal: Proposal | null;
  ending: Ending | null;
  thought: Thought[] | null;
  halved: HalvedTicket[];
}

/** The position after one more decision: whose it was, what happened, and the facts that are not as before. */
export interface ReplayMoment {
  seat: number | null;
  events: GameEvent[];
  changes: Record<string, unknown>;
}

/** A game again from its beginning, as a seat, a spectator or everybody together saw it; `ending` once it is over. */
export interface Replay {
  perspective: Perspective;
  map: string;
  map_name: string;
  ticket_set: string;
  players: number;
  options: Record<string, boolean | number | string>;
  moments: ReplayMoment[];
  ending: Ending | null;
}

/** My name and my colour. */
export interface ChangeProfile {
  name: string;
  colour: Colour;
}

/** Whether somebody I played with is a friend. */
export interface ChangeFriend {
  friend: boolean;
}

/** The public key with which this server signs what it tells browsers. */
export interface PushKey {
  key: string;
}

/** A browser that wants to be told "your turn": what it got from its maker's service. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** How a seat ended; `person` is the number of its profile, `me` that it is mine. */
export interface Placed {
  seat: number;
  person: number | null;
  bot: string | null;
  name: string;
  place: number;
  points: number;
  me: boolean;
}

/** The decision that cost most of the chance to win; before it so many had been made (`move`). */
export interface CostlyDecision {
  move: number;
  turn: number;
  cost: number;
}

/** What a review told of my seat: how accurate so many decisions were, and which cost most, if any did. */
export interface OwnReview {
  seat: number;
  decisions: number;
  accuracy: number;
  worst: CostlyDecision | null;
}

/** How a game ended, and on what it was played; `review` is there once somebody had the game reviewed. */
export interface GameResult {
  code: string;
  map: string;
  ticket_set: string;
  mode: Mode;
  ended: number;
  places: Placed[];
  review: OwnReview | null;
}

/** A rating on a board in a mode with its 95 % interval; where nothing bounds it `low` or `high` is None. */
export interface Rating {
  map: string;
  mode: Mode;
  games: number;
  firsts: number;
  value: number;
  low: number | null;
  high: number | null;
}

/** Somebody I played with: in how many games, and in how many of them I finished ahead. */
export interface Person {
  number: number;
  name: string;
  colour: Colour;
  games: number;
  ahead: number;
  last: number;
  friend: boolean;
}

/** My profile: who I am, my last games, my ratings, and those I played with. */
export interface Profile {
  number: number;
  name: string;
  colour: Colour;
  created: number;
  games: number;
  results: GameResult[];
  ratings: Rating[];
  people: Person[];
  feed: string;
  told: boolean;
}

/** A bot by name: of a level, the weakest being number 1, or of a style of play (None). */
export interface Bot {
  name: string;
  level: number | null;
}

/** A house rule; `shown` ones are worth showing, the others belong under "more". Ranges give `low` and `high`. */
export interface OptionInfo {
  key: string;
  default: boolean | number | string;
  rule: string;
  values: (boolean | number | string)[] | null;
  low: number | null;
  high: number | null;
  shown: boolean;
  map: string | null;
  on_request: boolean;
}

/** What a client must know before anything: where friends can reach the server, bots, options, languages. */
export interface ServerInfo {
  version: string;
  protocol: number;
  addresses: string[];
  languages: string[];
  bots: Bot[];
  options: OptionInfo[];
  colours: Colour[];
  patterns: Pattern[];
  own_boards: boolean;
  public: boolean;
  push: boolean;
}

/** A ticket set of a board: its id, its name and how many tickets it has. */
export interface TicketSetInfo {
  id: string;
  name: string;
  tickets: number;
}

/** A board for a list to choose from; `own` ones are the server's, not the program's. */
export interface BoardInfo {
  id: string;
  name: string;
  players: [number, number];
  places: number;
  tracks: number;
  own: boolean;
  house_rules: string[];
  ticket_sets: TicketSetInfo[];
}

/** A railroad company: its letters, how many shares it has and what the first, second ... shareholder scores. */
export interface CompanyInfo {
  id: string;
  name: string;
  mark: string;
  shares: number;
  points: number[];
}

/** A technology: its price in locomotives and how many copies there are. */
export interface TechnologyInfo {
  id: string;
  price: number;
  copies: number;
}

/** A country that tickets may name; it is reached at each of its border points, the places that name it. */
export interface CountryInfo {
  id: string;
  name: string;
}

/** Places that score together if a player joins all of them. */
export interface DistrictInfo {
  places: string[];
  points: number;
}

/** A ticket: the list's order is the number by which facts and events speak of it. */
export interface PlainTicket {
  a: string;
  b: string;
  points: number;
  deck: string;
  more: Record<string, number>;
}

/** A place of a board; places that share a country are one. */
export interface PlaceInfo {
  id: string;
  name: string;
  lat: number;
  lon: number;
  country: string | null;
  attraction: boolean;
  goods: number[];
}

/** A track: the list's order is the number by which actions, facts and events speak of it. */
export interface TrackInfo {
  a: string;
  b: string;
  length: number;
  colour: string;
  tunnel: boolean;
  ferry: number;
  mountains: number;
  trains: number;
  symbols: number;
  substitute: number;
  locomotives: boolean;
  points: number;
  ordinal: number;
  twins: number;
  kind: string;
  bullet: boolean;
  companies: string[];
  technologies: string[];
  toll: number;
  bed: boolean;
  crossed: number[];
}

/** A ticket: the list's order is the number by which facts and events speak of it. */
export interface TicketInfo {
  a: string;
  b: string;
  points: number;
  deck: string;
  more: Record<string, number>;
  via: string[];
  in_order: number;
  penalty: number;
}

/** A board with one ticket set, all that a client needs beside the geometry. */
export interface Board {
  id: string;
  name: string;
  ticket_set: string;
  digest: string;
  players: [number, number];
  trains: number;
  stations: number;
  display: number;
  double_routes_players: number;
  longest_path: number;
  most_tickets: number;
  unused_station: number;
  most_cities: number;
  attraction: number;
  grand_tour: number[];
  end_trains: number;
  house_rules: string[];
  kinds: string[];
  countries: CountryInfo[];
  districts: DistrictInfo[];
  places: PlaceInfo[];
  tracks: TrackInfo[];
  tickets: TicketInfo[];
  differences: string[];
  unverified: string[];
  tourists: number[];
  markers: number;
  marker_price: number;
  alien_points: number;
  ships: number;
  supply: number;
  harbours: number;
  last_rounds: number;
  ports: string[];
  meeples: boolean;
  bullet_trains: number;
  end_bullet_trains: number;
  bullet_progress: Record<number, number[]>;
  no_bullet_progress: number;
  race: number;
  companies: CompanyInfo[];
  share_dummy_players: number;
  technologies: TechnologyInfo[];
  technology_set: number;
  toll_start: number;
  loan_cost: number;
  toll_points: Record<number, number[]>;
  neutral_players: number;
  neutral_supply: number;
  neutral_round: number;
  pieces: Record<number, number>;
}

/** A place's name: the baseline point of its first line, how text hangs on that point, and the lines. */
export interface Label {
  x: number;
  y: number;
  anchor: "end" | "middle" | "start";
  lines: string[];
}

/** The middle of a place, and its label. */
export interface PlaceGeometry {
  id: string;
  x: number;
  y: number;
  label: Label;
}

/** The middle of a space and the direction of its track there, in degrees clockwise from the right. */
export type Space = [number, number, number];

/** One track from a to b; `ordinal` tells twins apart, counted from 1 as they stand in the map. */
export interface TrackGeometry {
  a: string;
  b: string;
  ordinal: number;
  curve: [number, number, number, number, number, number, number, number];
  space: [number, number];
  spaces: Space[];
}

/** What lies behind the tracks, as SVG path data: areas of land, lakes and parks, lines of rivers and borders. */
export interface Outlines {
  land: string;
  home: string;
  parks: string;
  lakes: string;
  rivers: string;
  borders: string;
  source: string;
}

/** An enlarged part of a board in its frame; `again` are the places of the board that it shows a second time. */
export interface Inset {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  again: PlaceGeometry[];
  outlines: Outlines;
}

/** A board's geometry: its size, the sizes of what is drawn on it, places, tracks, outlines and enlarged parts. */
export interface Geometry {
  map: string;
  width: number;
  height: number;
  place_radius: number;
  label_size: number;
  line_height: number;
  places: PlaceGeometry[];
  tracks: TrackGeometry[];
  outlines: Outlines;
  insets: Inset[];
}

/** A new table; with `start` the game begins at once, if no seat is open. */
export interface CreateTable {
  map: string;
  seats: SeatPlan[];
  board?: string | null;
  ticket_set?: string;
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  bot_delay?: number;
  takeover?: boolean;
  substitute?: string | null;
  hints?: boolean;
  start?: boolean;
  password?: string | null;
  listed?: boolean;
  begins_full?: boolean;
  profile?: string | null;
  holidays?: number;
}

/** Somebody wants to learn, under a name if given. */
export interface StartLesson {
  name?: string | null;
}

/** The new table, the host's secret and those of the seats that are mine. */
export interface TableCreated {
  table: TableInfo;
  host_token: string;
  seats: SeatKey[];
}

/** A person wants a seat: a given one or any that is open; a colour that is taken is refused. */
export interface Join {
  name: string;
  seat?: number | null;
  colour?: Colour | null;
  pattern?: Pattern | null;
  password?: string | null;
  profile?: string | null;
}

/** The seat a person got. */
export interface Joined {
  table: TableInfo;
  key: SeatKey;
}

/** A person wants a seat at any open table but those `not_at`, or a new one to be opened if there is none. */
export interface SeatMe {
  name: string;
  map?: string | null;
  not_at?: string[];
  profile?: string | null;
}

/** The seat a person got, and the host's secret if the table was opened for him. */
export interface Seated {
  table: TableInfo;
  key: SeatKey;
  host_token: string | null;
}

/** Whether strangers are shown my table. */
export interface ChangeTable {
  listed: boolean;
}

/** Whether a seat is silenced. */
export interface Mute {
  muted: boolean;
}

/** What I have to say against somebody at my table, for whoever runs the server. */
export interface Complain {
  seat: number;
  reason: Offence;
  text?: string;
}

/** Another name, colour or pattern for my seat. */
export interface ChangeSeat {
  name?: string | null;
  colour?: Colour | null;
  pattern?: Pattern | null;
}

/** A token a client holds and the table it is for. */
export interface Held {
  code: string;
  token: string;
}

/** I want to know about the tables I hold tokens for. */
export interface ListMine {
  held: Held[];
}

/** A table where I have a seat (None: I am its host only). */
export interface MyTable {
  table: TableInfo;
  seat: number | null;
  my_turn: boolean;
  updated: number;
}

/** I want to see the game that a log tells; the server keeps nothing of it. */
export interface OpenLog {
  log: string;
  seat?: Perspective;
}

/** I want the game that a log tells to be reviewed; the log is not kept. */
export interface ReviewLog {
  log: string;
}

/** That the server is well and its database answers, and how much it holds. */
export interface Health {
  tables: number;
  connections: number;
}

/** Why an HTTP request was refused; `line` is where a file that was sent fails. */
export interface Failure {
  code: Code;
  detail: string;
  line: number | null;
  type: "refused";
}

/** A figure, its 95 % interval and the number of games behind it; None where there is none. */
export interface Figure {
  value: number | null;
  low: number | null;
  high: number | null;
  games: number;
}

/** A place in the order of play: its share of the first places. */
export interface SeatFigures {
  wins: Figure;
  points: Figure;
}

/** A track: the share of games that claim it, when (0 the first turn, 1 the last), its owner's better chance. */
export interface TrackFigures {
  claimed: Figure;
  when: Figure;
  lift: Figure;
}

/** A place: the share of seats whose network reaches it, and the better chance of those seats. */
export interface PlaceFigures {
  reached: Figure;
  lift: Figure;
}

/** A ticket: how often it was kept when offered and fulfilled when kept, and what it then brought, losses included. */
export interface TicketFigures {
  kept: Figure;
  fulfilled: Figure;
  brought: Figure;
  lift: Figure;
  price: "fair" | "generous" | "stingy";
  fair: number;
}

/** How often something of the board was used in a game, on average over all players together. */
export interface Mechanism {
  name: string;
  used: Figure;
}

/** A sentence of advice: the message of the language file is `advice-` and the code; what it is about is numbered. */
export interface Advice {
  code: string;
  arguments: Record<string, string | number | number | string[]>;
  tracks: number[];
  places: string[];
  tickets: number[];
}

/** What the games showed: tracks, places and tickets in the order of the board; lengths are turns of each player. */
export interface StudyResult {
  games: number;
  unfinished: number;
  seats: SeatFigures[];
  turns: Figure;
  margin: Figure;
  winner_points: Figure;
  lead_changes: Figure;
  tracks: TrackFigures[];
  places: PlaceFigures[];
  tickets: TicketFigures[];
  mechanisms: Mechanism[];
  advice: Advice[];
}

/** A figure of two boards and the difference, second less first, with the interval that equal seeds give it. */
export interface Change {
  name: string;
  first: Figure;
  second: Figure;
  difference: Figure;
}

/** A track, a place or a ticket that both boards have, by its number in each, and its figure in both. */
export interface Pair {
  kind: "place" | "ticket" | "track";
  first: number;
  second: number;
  change: Change;
}

/** Two studies with the same games side by side; advice that only one of them gives is told apart. */
export interface StudiesCompared {
  changes: Change[];
  pairs: Pair[];
  settled: Advice[];
  new: Advice[];
}

/** A board file as its text. */
export interface SendBoard {
  board: string;
}

/** What is wrong: the sentence, the way to the value to blame, its line, and the places it concerns. */
export interface BoardFault {
  reason: string;
  pointer: (string | number)[];
  line: number | null;
  places: string[];
}

/** What is wrong with a board file; one with problems cannot be played, one with warnings can. */
export interface BoardChecked {
  problems: BoardFault[];
  warnings: BoardFault[];
  digest: string | null;
}

/** So many tickets wanted for a board, whose file may still have none; the same seed makes the same tickets. */
export interface MakeTickets {
  board: string;
  count?: number;
  seed?: number;
}

/** A ticket as it stands in a file; `way` is the length of the shortest way it was valued by. */
export interface NewTicket {
  a: string;
  b: string;
  points: number;
  deck: string;
  way: number;
}

/** New tickets, with the places none of them names because there were too few tickets for all. */
export interface TicketsMade {
  tickets: NewTicket[];
  left_out: string[];
}

/** So many games of bots on a board of the server, or on one that is sent (whose id `map` then is). */
export interface StartStudy {
  map: string;
  board?: string | null;
  ticket_set?: string;
  players?: number;
  games?: number;
  options?: Record<string, boolean | number | string>;
  bot?: string | null;
  seed?: number;
  beside?: string | null;
}

/** A study by its id, which is a secret of whoever started it; `ahead` are studies that come before it. */
export interface Study {
  id: string;
  stage: StudyStage;
  played: number;
  games: number;
  ahead: number;
  result: StudyResult | null;
}

/** The first message, or a wish to be told all again: who I am, what version I have seen and how many events. */
export interface Hello {
  type: "hello";
  token?: string | null;
  version?: number;
  events?: number;
  protocol?: number;
  password?: string | null;
  request?: number;
}

/** My answer to a question: an action by its id or its text. */
export interface Play {
  type: "play";
  decision: number;
  action: number | string;
  request?: number;
}

/** The tickets I keep of those offered; in the opening it can be changed until everybody has chosen. */
export interface ChooseTickets {
  type: "choose_tickets";
  decision: number;
  keep: number[];
  request?: number;
}

/** The cards of any kind I give, all at once; that is as if each had been given by `play`. */
export interface GiveCards {
  type: "give_cards";
  decision: number;
  cards: Record<string, number>;
  request?: number;
}

/** Take my last decision (or all of my turn) back; if hidden information was seen since, the others are asked. */
export interface Undo {
  type: "undo";
  decision: number;
  whole_turn?: boolean;
  request?: number;
}

/** Whether I agree to a proposal to take moves back. */
export interface AnswerUndo {
  type: "answer_undo";
  proposal: number;
  agree: boolean;
  request?: number;
}

/** Something for the others to read. */
export interface Say {
  type: "say";
  text: string;
  request?: number;
}

/** What I feel, for the others to see for a moment; it counts as talk. */
export interface Emote {
  type: "emote";
  emote: Feeling;
  request?: number;
}

/** Let a bot play my seat until I take it back. */
export interface Resign {
  type: "resign";
  request?: number;
}

/** I play my seat again. */
export interface ReturnToSeat {
  type: "take_back";
  request?: number;
}

/** In a game over days: I am away for so many days from now, or from the end of my holiday on. */
export interface TakeHoliday {
  type: "take_holiday";
  days: number;
  request?: number;
}

/** After the end: set a new table with the same seats; everybody's token opens it. */
export interface Rematch {
  type: "rematch";
  request?: number;
}

/** I want to know why this action is not possible for me now. */
export interface AskWhy {
  type: "ask_why";
  action: number | string;
  request?: number;
}

/** I want to know about a track: who could still take it, and what it costs me. */
export interface AskRoute {
  type: "ask_route";
  track: number;
  request?: number;
}

/** I want to know the best few answers to my question; a table may have hints switched off. */
export interface AskHint {
  type: "ask_hint";
  decision: number;
  request?: number;
}

/** I want to see the game as I saw it right after one of my events, by its place in the list. */
export interface AskMoment {
  type: "ask_moment";
  event: number;
  request?: number;
}

/** Something typed as in the terminal game; `lines` are all since the last answer without `more`. */
export interface TypeLine {
  type: "type_line";
  decision: number;
  lines: string[];
  language?: string;
  request?: number;
}

/** I want to see more of the board as it stands now: these overlays. */
export interface AskOverlays {
  type: "ask_overlays";
  wanted: Overlay[];
  request?: number;
}

/** A sign of life that wants an answer. */
export interface Ping {
  type: "ping";
  request?: number;
}

/** All a client needs to draw the table: the answer to `hello`. `seat` is None for a spectator. */
export interface Snapshot {
  type: "snapshot";
  request: number;
  version: number;
  seat: number | null;
  table: TableInfo;
  view: SeatView | null;
  events: Events;
  chat: ChatLine[];
  now: number;
}

/** Something changed: it leads from version `after` to `version`; a client elsewhere says hello again. */
export interface Update {
  type: "update";
  after: number;
  version: number;
  seat: number | null;
  table: TableInfo | null;
  view: SeatView | null;
  events: Events;
  now: number;
}

/** A message was carried out; what came of it has been told in an update before. */
export interface Done {
  type: "done";
  request: number;
}

/** A message was refused and nothing changed; the message of the language file is `refusal-` and the code. */
export interface Refused {
  type: "refused";
  request: number;
  code: Code;
  why: Reason | null;
  detail: string;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Somebody shows what they feel. */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: Feeling;
}

/** Who is connected now: the seats, and how many watch. */
export interface Presence {
  type: "presence";
  connected: number[];
  spectators: number;
}

/** The answer to `ask_why`; `reason` is None if the action is possible. */
export interface Why {
  type: "why";
  request: number;
  reason: Reason | null;
}

/** The answer to `ask_route`. */
export interface RouteTold {
  type: "route";
  request: number;
  track: number;
  takers: number[];
  ways: Record<string, number>[];
  reason: Reason | null;
}

/** The answer to `ask_hint`: the best answers first, judged by so many games played on by a bot. */
export interface Hint {
  type: "hint";
  request: number;
  decision: number;
  suggestions: Suggestion[];
  games: number;
}

/** The answer to `ask_overlays`, as things stand at a decision; what was not asked for is None. */
export interface Overlays {
  type: "overlays";
  request: number;
  decision: number;
  paths: PathOverlay[] | null;
  networks: NetworkOverlay[] | null;
  tickets: TicketOverlay[] | null;
  monsters: MonsterOverlay[] | null;
  odds: OddsOverlay | null;
}

/** The answer to `ask_moment`: what was known then, and after how many decisions that was. */
export interface Past {
  type: "past";
  request: number;
  event: number;
  move: number;
  facts: Facts;
  halved: HalvedTicket[];
}

/** The answer to `type_line`: what is told, whether a decision was made, and whether one line more is wanted. */
export interface Told {
  type: "told";
  request: number;
  blocks: TextBlock[];
  done: boolean;
  more: boolean;
}

/** The answer to `ping`, with the server's time. */
export interface Pong {
  type: "pong";
  request: number;
  now: number;
}

/** The tables that wait for people, those where somebody is first; all that is told over `/ws/tables/open`. */
export interface OpenTables {
  type: "open_tables";
  tables: TableInfo[];
}

export type FromClient = Hello | Play | ChooseTickets | GiveCards | Undo | AnswerUndo | Say | Emote | Resign | ReturnToSeat | TakeHoliday | Rematch | AskWhy | AskRoute | AskHint | AskMoment | TypeLine | AskOverlays | Ping;

export type FromServer = Snapshot | Update | Done | Refused | Chat | Emoted | Presence | Why | RouteTold | Hint | Overlays | Past | Told | Pong;
