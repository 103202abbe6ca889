import type { Rules } from '../../shared/rules/rules';
import type { Sentence, Slot } from '../../shared/texts/rules/sentence';
import type { SectionName, SentenceName } from '../../shared/texts/en/rules/sheet';
import type { Texts } from '../../shared/texts/book';

type Is = (rules: Rules) => boolean;

type Line = {
  readonly sentence: SentenceName;
  /** Whether it bears on the game by these rules; otherwise it is not said. */
  readonly counts: Is;
  /** Whether it may be left out until somebody asks for more, because most homes never speak of it. */
  readonly isClosed?: Is;
};

const always: Is = () => true;
const isPartners: Is = ({ teams }) => teams === 'partners';
const isDrawing: Is = ({ drawing }) => drawing !== 'none';
const isFives: Is = ({ playScoring }) => playScoring === 'fives';
const hasRoundPoints: Is = (rules) => !isFives(rules) || rules.roundBonus !== 'none';
const looksForDouble: Is = ({ firstLead, laterLead }) =>
  firstLead === 'highest-double' || firstLead === 'highest-double-any-tile' || laterLead === 'highest-double';

/** Which sentences are said of which rules, in their order. */
const SHEET: Readonly<Record<SectionName, readonly Line[]>> = {
  table: [
    { sentence: 'table', counts: always },
    { sentence: 'hand', counts: always },
    { sentence: 'round', counts: always },
  ],
  lead: [
    { sentence: 'opens', counts: always },
    { sentence: 'untilSomebodyHasIt', counts: ({ firstLead }) => firstLead === 'top-double-only' },
    { sentence: 'lots', counts: ({ firstLead }) => firstLead === 'draw-lots' },
    { sentence: 'noneHasIt', counts: looksForDouble },
    { sentence: 'later', counts: always },
    { sentence: 'afterNobody', counts: ({ laterLead }) => laterLead === 'winner' },
  ],
  turn: [
    { sentence: 'draw', counts: isDrawing },
    { sentence: 'knock', counts: (rules) => !isDrawing(rules) },
    { sentence: 'byChoice', counts: isDrawing, isClosed: ({ drawByChoice }) => !drawByChoice },
    { sentence: 'spinner', counts: always },
    { sentence: 'placing', counts: always, isClosed: ({ placing }) => placing === 'free' },
  ],
  points: [
    { sentence: 'inPlay', counts: always },
    { sentence: 'out', counts: (rules) => !isPartners(rules) && !isFives(rules) },
    { sentence: 'outTeam', counts: (rules) => isPartners(rules) && !isFives(rules) },
    {
      sentence: 'outRounded',
      counts: (rules) => !isPartners(rules) && isFives(rules) && hasRoundPoints(rules),
    },
    {
      sentence: 'outTeamRounded',
      counts: (rules) => isPartners(rules) && isFives(rules) && hasRoundPoints(rules),
    },
    { sentence: 'outNothing', counts: (rules) => !hasRoundPoints(rules) },
    {
      sentence: 'boneyard',
      counts: (rules) => isDrawing(rules) && hasRoundPoints(rules),
      isClosed: ({ countBoneyard }) => !countBoneyard,
    },
  ],
  stuck: [
    { sentence: 'stuck', counts: (rules) => !isPartners(rules) },
    { sentence: 'stuckTeam', counts: isPartners },
    {
      sentence: 'stuckScores',
      counts: hasRoundPoints,
      isClosed: ({ blockScore }) => blockScore === 'others',
    },
    { sentence: 'tie', counts: always },
  ],
  winning: [
    // Without points in play only one side at a time comes nearer, and only when a round is over.
    { sentence: 'winning', counts: (rules) => !isFives(rules) },
    { sentence: 'winningWhen', counts: isFives },
  ],
  people: [
    { sentence: 'pace', counts: always },
    { sentence: 'away', counts: always },
    { sentence: 'time', counts: always },
    { sentence: 'pointsShown', counts: isFives },
    { sentence: 'hints', counts: always },
  ],
};

export type Said = { readonly name: SentenceName; readonly parts: Sentence; readonly isClosed: boolean };
export type Section = {
  readonly name: SectionName;
  readonly title: string;
  readonly sentences: readonly Said[];
};

const SECTION_NAMES: readonly SectionName[] = [
  'table',
  'lead',
  'turn',
  'points',
  'stuck',
  'winning',
  'people',
];

/** The rules as sentences, section by section. */
export function sheetOf({ rules: words }: Texts, rules: Rules): readonly Section[] {
  return SECTION_NAMES.map((name) => ({
    name,
    title: words.sections[name],
    sentences: sentencesIn(words, rules, name),
  }));
}

function sentencesIn(words: Texts['rules'], rules: Rules, section: SectionName): readonly Said[] {
  return SHEET[section]
    .filter(({ counts }) => counts(rules))
    .map(({ sentence, isClosed }) => ({
      name: sentence,
      parts: words.sentences[sentence],
      isClosed: isClosed?.(rules) ?? false,
    }));
}

/** One section of the rules as sentences. */
export function sentencesOf({ rules: words }: Texts, rules: Rules, section: SectionName): readonly Said[] {
  return sentencesIn(words, rules, section);
}

/** The options that bear on the game by these rules, in the order they are said. */
export function slotsOf(words: Texts, rules: Rules): readonly Slot[] {
  return sheetOf(words, rules)
    .flatMap(({ sentences }) => sentences.flatMap(({ parts }) => parts))
    .flatMap((part) => (typeof part === 'string' ? [] : [part.slot]));
}
