import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Seat } from '../../../../src/shared/engine/seat';
import { makeCommit } from '../../../../src/shared/fairness/commit';
import type { FromHost } from '../../../../src/shared/protocol/messages';
import { fromHostSchema, tableCardSchema } from '../../../../src/shared/protocol/messages';
import type { Setup, TableFacts } from '../../../../src/shared/protocol/tableFacts';
import { PROTOCOL } from '../../../../src/shared/protocol/version';
import type { Rules } from '../../../../src/shared/rules/rules';
import { isNoTable, textsIn, tilesIn, withoutTable } from './tableShown';
import { openTiles } from './truth';
import type { Moment, Truth } from './truth';
import { WORDS } from './words';

/** Who a text was sent to, and what of the secrets of a table is theirs. */
export type Receiver = {
  readonly seat: Seat | null;
  /** Their own, and nobody else's. */
  readonly token: string | null;
  /** What stands on the door, for those who may know it: the code and the link. */
  readonly door: readonly string[];
  /** What they called their own moves. */
  readonly commands: ReadonlySet<string>;
};

/** What is known of a table beside its game. */
export type Secrets = {
  readonly truth: Truth;
  readonly setup: Setup;
  readonly rules: Rules;
  /** What everybody may know: the names people gave, their ids, the table's id, name and addresses, the rules' hash. */
  readonly open: ReadonlySet<string>;
  /** What devices bound themselves to, and what they told when all were bound. */
  readonly commits: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  /** Every secret the host gave to a deal, in the order it made them. */
  readonly hosts: readonly string[];
  /** What nobody but its owner, or nobody at all, may read anywhere: tokens and their hashes. */
  readonly guarded: ReadonlySet<string>;
};

/**
 * Everything in a text sent by the host that its receiver may not know at that moment, in whatever form. It is not
 * looked for what is hidden, which could be written in too many ways; all that is there must be something we know to
 * be open to this receiver: every field one of the protocol's, every text one they may read, the table and what
 * happened what everybody saw, every other number a small one of a known place. Beside that the bare text is searched
 * for tiles by name and for secrets as they are.
 */
export function leaksIn(text: string, to: Receiver, secrets: Secrets): readonly string[] {
  const moment = momentOf(text, secrets.truth);
  const { bare, leaks } = withoutTable(text, moment);
  const json: unknown = JSON.parse(bare);
  const parsed = v.safeParse(fromHostSchema, json);
  if (!parsed.success) return WORDS.has(String(json)) ? [] : [`no message of the protocol: ${text}`];
  const message = parsed.output;
  const all = [
    ...leaks,
    ...(isDeepStrictEqual(message, json) ? [] : ['a field that is none of the protocol']),
    ...oddTexts(message, to, secrets, moment),
    ...oddNumbers(message, secrets),
    ...('facts' in message ? oddFacts(message.facts, secrets) : []),
    ...oddView(message, to, moment),
    ...secretsIn(bare, to, secrets),
    ...tilesIn(bare, tilesFor(to, moment)),
  ];
  return all.map((leak) => `${leak} in ${text}`);
}

/** A message as its receiver reads it; the table in it, which goes to everybody, is read but once. */
export function readText(text: string, truth: Truth): FromHost | string {
  const moment = momentOf(text, truth);
  const message = JSON.parse(withoutTable(text, moment).bare) as FromHost | string;
  if (typeof message === 'string' || !('view' in message) || message.view === null || moment === null)
    return message;
  if (!isNoTable(message.view.table)) return message;
  return { ...message, view: { ...message.view, table: moment.state.table } };
}

/** The moment that a text tells of: whoever shows the game says at which number it stands. */
function momentOf(text: string, truth: Truth): Moment | null {
  const seq = /"seq":(\d+)/.exec(text)?.[1];
  return seq === undefined ? null : truth.at(Number(seq));
}

/** The same for what anybody may ask for by `GET /table`. */
export function leaksInCard(text: string, secrets: Secrets): readonly string[] {
  const json: unknown = JSON.parse(text);
  const parsed = v.safeParse(tableCardSchema, json);
  if (!parsed.success || !isDeepStrictEqual(parsed.output, json)) return ['a card unlike a card'];
  const { id, epoch, name, preset, seats, free, round, version } = parsed.output;
  const odd = [id, name].filter((each) => !secrets.open.has(each));
  const isPlain = WORDS.has(preset) && seats === secrets.setup.seats && free <= seats && version === PROTOCOL;
  const isRound = epoch === 1 && round === (secrets.truth.state?.table.round ?? 0);
  return odd.length === 0 && isPlain && isRound ? [] : [`something hidden on the card: ${text}`];
}

function oddTexts(
  message: FromHost,
  to: Receiver,
  secrets: Secrets,
  moment: Moment | null,
): readonly string[] {
  const may = [WORDS, secrets.open, ...ownOf(message, to), ...dealOf(message, secrets)];
  const tiles = tilesFor(to, moment);
  return textsIn(message)
    .filter((text) => text !== '' && !tiles.has(text) && !may.some((known) => known.has(text)))
    .map((text) => `a text they may not know (${text})`);
}

/** What of a message is the receiver's own, by its kind. */
function ownOf(message: FromHost, to: Receiver): readonly ReadonlySet<string>[] {
  if (message.type === 'welcome') return [new Set(to.token === null ? [] : [to.token])];
  if (message.type === 'door') return [new Set(to.door)];
  return message.type === 'refused' ? [to.commands] : [];
}

/** What of a deal may be told in a message of this kind. */
function dealOf(message: FromHost, { commits, told, hosts, truth }: Secrets): readonly ReadonlySet<string>[] {
  if (message.type === 'reveals') return [told];
  if (message.type !== 'commits' && message.type !== 'opened') return [];
  const context = message.type === 'commits' ? message.context : message.transcript.context;
  const bound = new Set(hosts.map((secret) => makeCommit(context, 'host', secret)));
  return message.type === 'commits' ? [commits, bound] : [commits, bound, told, truth.opened];
}

function tilesFor({ seat }: Receiver, moment: Moment | null): ReadonlySet<string> {
  if (moment === null) return new Set();
  const hand = seat === null ? [] : (moment.state.secrets.hands[seat] ?? []);
  return new Set([...openTiles(moment), ...hand]);
}

/** The table is as it lies, what happened as everybody saw it; a hand is the receiver's own. */
function oddView(message: FromHost, to: Receiver, moment: Moment | null): readonly string[] {
  if (!('view' in message) || message.view === null) return [];
  if (moment === null) return ['a view of nothing'];
  const { view } = message;
  const { secrets } = moment.state;
  const isTable = isNoTable(view.table);
  const isEvents = message.type !== 'step' || message.events.length === 0;
  const isOwn =
    view.as === 'watch' || (view.seat === to.seat && isDeepStrictEqual(view.hand, secrets.hands[view.seat]));
  return [
    ...(isTable ? [] : ['a table that is not as it lies']),
    ...(isEvents || isDeepStrictEqual(message.events, moment.events) ? [] : ['something nobody saw']),
    ...(isOwn ? [] : ["somebody else's hand"]),
  ];
}

/** What was agreed is what was agreed, and nothing is written into it. */
function oddFacts(facts: TableFacts, { setup, rules }: Secrets): readonly string[] {
  const isAgreed = isDeepStrictEqual(facts.setup, setup) && isDeepStrictEqual(facts.rules, rules);
  return isAgreed ? [] : ['something that was not agreed'];
}

/** Numbers beside the table and what happened: each is one of a few that everybody could count. */
function oddNumbers(message: FromHost, { truth, hosts }: Secrets): readonly string[] {
  const odd: string[] = [];
  const among = (what: string, number: number | null, most: number): void => {
    if (number !== null && !(number >= 0 && number <= most)) odd.push(`${what} out of its bounds`);
  };
  if (message.type === 'welcome' || message.type === 'lobby') {
    among('the wait', message.facts.wait, 20_000);
    among('the turn', message.facts.turnLeft, 120_000);
    among('the screens', message.facts.screens, 16);
  }
  if (message.type === 'welcome') among('the protocol', message.protocol, PROTOCOL);
  if (message.type === 'step') among('the turn', message.turnLeft ?? null, 120_000);
  if ('seq' in message) among('the sequence', message.seq, truth.seq);
  if ('context' in message) {
    among('the deal', message.context.deal, hosts.length);
    among('the attempt', message.context.attempt, hosts.length);
  }
  if (message.type === 'network')
    for (const { roundTrip } of message.people) among('the way', roundTrip, 60_000);
  return odd;
}

/** Secrets as they are, wherever they stand in a text. */
function secretsIn(text: string, to: Receiver, { truth, hosts, guarded }: Secrets): readonly string[] {
  const closed = hosts.filter((secret) => !truth.opened.has(secret));
  return [...guarded, ...truth.keys, ...closed]
    .filter((secret) => secret !== to.token && !to.door.includes(secret) && text.includes(secret))
    .map((secret) => `a secret (${secret})`);
}
