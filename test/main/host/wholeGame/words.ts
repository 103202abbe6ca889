import { LEVELS, TEMPERS } from '../../../../src/shared/protocol/botKind';
import { ENDS } from '../../../../src/shared/engine/line';
import { REFUSALS } from '../../../../src/shared/engine/moves';
import { ROUND_ENDINGS } from '../../../../src/shared/engine/roundEnd';
import { DIRECTIONS, TEAMS } from '../../../../src/shared/engine/seat';
import { LEAD_REASONS } from '../../../../src/shared/engine/state';
import { NAMED_BOTS } from '../../../../src/main/host/names';
import { CLOSE_CODES } from '../../../../src/shared/protocol/closing';
import { CODES_ARE, DOOR_REASONS, ENTRIES } from '../../../../src/shared/protocol/door';
import { BYES, DEVICES, TABLE_REFUSALS } from '../../../../src/shared/protocol/messages';
import { HINTS, PACES, POINTS_SHOWN } from '../../../../src/shared/protocol/tableFacts';
import { PRESETS } from '../../../../src/shared/rules/presets';
import * as option from '../../../../src/shared/rules/rules';

/** What messages, events and the parts of a table are called. */
const KINDS = [
  ...['welcome', 'lobby', 'step', 'refused', 'door', 'beat', 'network', 'woke', 'bye'],
  ...['dealing', 'commits', 'reveals', 'opened'],
  ...['redrawn', 'dealt', 'played', 'drew', 'passed', 'roundEnded', 'gameEnded'],
  ...['play', 'draw', 'pass', 'seat', 'watch', 'turn', 'empty', 'bot', 'person'],
  ...['gathering', 'playing', 'roundOver', 'gameOver'],
];

/** Every word that stands for one of a few things, the same at every table: it can carry no secret of one. */
export const WORDS: ReadonlySet<string> = new Set<string>([
  ...KINDS,
  ...[...ENDS, ...ROUND_ENDINGS, ...LEAD_REASONS, ...DIRECTIONS, ...TEAMS],
  ...[
    ...REFUSALS,
    ...TABLE_REFUSALS,
    ...BYES,
    ...DOOR_REASONS,
    ...ENTRIES,
    ...CODES_ARE,
    ...DEVICES,
    ...PACES,
    ...POINTS_SHOWN,
    ...HINTS,
  ],
  ...[...Object.keys(CLOSE_CODES), ...PRESETS, ...NAMED_BOTS.map(({ name }) => name), ...LEVELS, ...TEMPERS],
  ...Object.values(option).flatMap((values) => (Array.isArray(values) ? values.map(String) : [])),
]);
