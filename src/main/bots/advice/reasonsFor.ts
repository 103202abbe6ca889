import type { Reason, Why } from '../../../shared/protocol/reasons';
import type { SeatView } from '../../../shared/engine/view';
import { nextSeat } from '../../../shared/engine/seat';
import { PLAY_SCORING } from '../../../shared/rules/playScore';
import type { Facts } from './facts';
import { factsFor } from './facts';
import type { Outlook } from './tally';

/** A reason, and how many points of a hundred it seems to make out. */
type Weighed = { readonly reason: Reason; readonly weight: number };

const REASONS_MOST = 2;

/** What a difference is worth in points of a hundred: found by looking at what moves with them lose or win. */
const WEIGHTS = {
  goesOut: 100,
  point: 1.5,
  allowedPoint: 0.5,
  /** More than any likelihood of the same: what is certain is said as such. */
  cannot: 45,
  lacks: 8,
  onlyYours: 7,
  double: 4,
  pip: 0.8,
  /** Where plays score, points come before pips. */
  pipAmongPoints: 0.3,
  suit: 3,
  nextStuck: 0.4,
  partnerPlays: 0.35,
  youPlay: 0.4,
  goOut: 0.5,
  blockWon: 0.5,
} as const;

/** Smaller differences are no reason: pips, and per cent. */
const PIPS_LEAST = 3;
const PERCENT_LEAST = 4;

/** Reasons that say much the same: only the weightiest of each kind is given. */
const ABOUT: Readonly<Record<Why, string>> = {
  only: 'all',
  equal: 'all',
  goesOut: 'end',
  scores: 'points',
  allows: 'allowed',
  nextCannot: 'next',
  nextLacks: 'next',
  nextStuck: 'next',
  sparesPartner: 'partner',
  partnerPlays: 'partner',
  onlyYours: 'mine',
  youPlay: 'mine',
  keepsSuits: 'mine',
  double: 'weight',
  sheds: 'weight',
  goOut: 'end',
  blockWon: 'end',
  wins: 'all',
  ahead: 'all',
};

/** What speaks most for a move against the next best: at most two things, the weightiest first, never none. */
export function reasonsFor(view: SeatView, best: Outlook, other: Outlook | null): readonly Reason[] {
  if (other === null) return [{ why: 'only' }];
  const all = [...certain(view, best, other), ...likely(view, best, other)].sort(
    (a, b) => b.weight - a.weight,
  );
  const chosen: Reason[] = [];
  for (const { reason } of all) {
    if (chosen.some(({ why }) => ABOUT[why] === ABOUT[reason.why])) continue;
    chosen.push(reason);
    if (chosen.length === REASONS_MOST || reason.why === 'goesOut') return chosen;
  }
  const whole = onTheWhole(view, best, other);
  return whole.why === 'equal' && chosen.length > 0 ? chosen : [...chosen, whole];
}

function certain(view: SeatView, { move }: Outlook, other: Outlook): readonly Weighed[] {
  if (move.type !== 'play') return [];
  const factsOf = factsFor(view);
  const mine = factsOf(move);
  if (mine.isLast) return [{ reason: { why: 'goesOut' }, weight: WEIGHTS.goesOut }];
  const theirs = other.move.type === 'play' ? factsOf(other.move) : null;
  const heavy = PLAY_SCORING[view.table.rules.playScoring].countsEnds ? WEIGHTS.pipAmongPoints : WEIGHTS.pip;
  return [...aboutTable(mine, theirs), ...aboutHand(mine, theirs, heavy)];
}

/** What is certain of the ends. */
function aboutTable(mine: Facts, theirs: Facts | null): readonly Weighed[] {
  const { next, partner, open, nextLacks } = mine;
  const found: Weighed[] = [];
  const scored = mine.scores - (theirs?.scores ?? 0);
  if (scored > 0) {
    const reason: Reason = { why: 'scores', points: mine.scores, other: theirs?.scores ?? 0 };
    found.push({ reason, weight: scored * WEIGHTS.point });
  }
  if (theirs !== null && mine.allows < theirs.allows) {
    const reason: Reason = { why: 'allows', seat: next, points: mine.allows, other: theirs.allows };
    found.push({ reason, weight: (theirs.allows - mine.allows) * WEIGHTS.allowedPoint });
  }
  // What is all in the own hand is a reason of its own.
  const shown = nextLacks.filter((pips) => !mine.onlyYours.some((own) => own.pips === pips));
  const more = shown.find((pips) => theirs?.nextLacks.includes(pips) !== true);
  if (nextLacks.length === open.length && theirs?.nextLacks.length !== theirs?.open.length) {
    found.push({ reason: { why: 'nextCannot', seat: next, pips: open }, weight: WEIGHTS.cannot });
  } else if (more !== undefined && shown.length > (theirs?.nextLacks.length ?? 0)) {
    found.push({ reason: { why: 'nextLacks', seat: next, pips: more }, weight: WEIGHTS.lacks });
  }
  const isPartnerStuck = theirs !== null && theirs.partnerLacks.length === theirs.open.length;
  if (partner !== null && isPartnerStuck && mine.partnerLacks.length < open.length) {
    const reason: Reason = { why: 'sparesPartner', seat: partner, pips: theirs.open };
    found.push({ reason, weight: WEIGHTS.cannot });
  }
  return found;
}

/** What is certain of the own hand. */
function aboutHand(mine: Facts, theirs: Facts | null, heavy: number): readonly Weighed[] {
  const found: Weighed[] = [];
  const own = mine.onlyYours.find(
    ({ pips }) => theirs?.onlyYours.some((each) => each.pips === pips) !== true,
  );
  if (own !== undefined) found.push({ reason: { why: 'onlyYours', ...own }, weight: WEIGHTS.onlyYours });
  if (theirs === null) return found;
  if (mine.isDouble && !theirs.isDouble) found.push({ reason: { why: 'double' }, weight: WEIGHTS.double });
  const shed = mine.pips - theirs.pips;
  if (shed >= PIPS_LEAST) {
    const reason: Reason = { why: 'sheds', pips: mine.pips, other: theirs.pips };
    found.push({ reason, weight: shed * heavy });
  }
  const suits = mine.suits - theirs.suits;
  if (suits > 0) {
    const reason: Reason = { why: 'keepsSuits', suits: mine.suits, other: theirs.suits };
    found.push({ reason, weight: suits * WEIGHTS.suit });
  }
  return found;
}

/** What came of both in the worlds they were tried in. */
function likely({ table, seat }: SeatView, best: Outlook, other: Outlook): readonly Weighed[] {
  const { rules, seats } = table;
  const next = nextSeat(seat, seats, rules.direction);
  const partner = nextSeat(next, seats, rules.direction);
  const found: Weighed[] = [];
  const compare = (share: ShareName, why: Reason): void => {
    const more = percentOf(best[share]) - percentOf(other[share]);
    if (more >= PERCENT_LEAST) found.push({ reason: why, weight: more * WEIGHTS[share] });
  };
  const than = (share: ShareName): { readonly percent: number; readonly other: number } => ({
    percent: percentOf(best[share]),
    other: percentOf(other[share]),
  });
  compare('nextStuck', { why: 'nextStuck', seat: next, ...than('nextStuck') });
  if (rules.teams === 'partners') {
    compare('partnerPlays', { why: 'partnerPlays', seat: partner, ...than('partnerPlays') });
  }
  compare('youPlay', { why: 'youPlay', ...than('youPlay') });
  compare('goOut', { why: 'goOut', ...than('goOut') });
  compare('blockWon', { why: 'blockWon', ...than('blockWon') });
  return found;
}

type ShareName = 'nextStuck' | 'partnerPlays' | 'youPlay' | 'goOut' | 'blockWon';

/** The difference as a whole, where fewer parts of it stand out than are told. */
function onTheWhole({ table }: SeatView, best: Outlook, other: Outlook): Reason {
  if (PLAY_SCORING[table.rules.playScoring].countsEnds) {
    const points = Math.round(best.ahead - other.ahead);
    return points > 0 ? { why: 'ahead', points } : { why: 'equal' };
  }
  const [percent, others] = [percentOf(best.wins), percentOf(other.wins)];
  return percent > others + 1 ? { why: 'wins', percent, other: others } : { why: 'equal' };
}

function percentOf(share: number): number {
  return Math.round(100 * share);
}
