import type { Unfair } from '../../fairness/unfair';
import type { Who } from '../../fairness/transcript';
import type { Seat } from '../../engine/seat';
import { unreachable } from '../../result';
import { listOf, numberOf, ownedBy } from './words';

/** What is wrong with a deal; `nameOf` says who has a seat. */
export function unfairDeal(unfair: Unfair, nameOf: (seat: Seat) => string): string {
  const whose = (who: Who): string => (who === 'host' ? 'the host' : nameOf(who));
  switch (unfair.code) {
    case 'other-rules':
      return 'the transcript of the deal is of other rules';
    case 'other-seats':
      return 'the transcript of the deal is of a table of another size';
    case 'other-deal':
      return 'the transcript is not of the deal that was announced';
    case 'muddled-seats':
      return 'the transcript does not name everybody who took part once and in order';
    case 'other-secret':
      return `the secret of ${whose(unfair.who)} is not the one sealed before the deal`;
    case 'other-commit':
      return `the seal of ${whose(unfair.who)} was changed after it was shown`;
    case 'own-commit-missing':
      return 'the seal of this device was left out or changed';
    case 'other-hand':
      return `the secrets give ${nameOf(unfair.seat)} other tiles than were dealt`;
    case 'other-boneyard':
      return 'the secrets give another boneyard than was dealt';
    case 'other-lots':
      return 'the secrets give other tiles for the lead than were drawn';
    case 'other-leader':
      return 'the secrets give the lead to somebody else';
    case 'other-redraws':
      return 'the secrets do not send the hands back as often as was said';
    case 'other-course':
      return 'the round cannot have gone as it was shown';
    default:
      return unreachable(unfair);
  }
}

/** How it came that somebody was dealt without: names, or nobody's where none is known. */
function dealtAgain(names: readonly string[]): string {
  if (names.length === 0) return 'Dealt again: the first deal was not finished.';
  const [name = ''] = names;
  return names.length === 1
    ? `Dealt again: ${ownedBy(name)} device did not answer.`
    : `Dealt again: the devices of ${listOf(names)} did not answer.`;
}

/** What a screen says of how its tiles were dealt. */
export const fair = {
  open: 'How was this dealt?',
  how: 'How do I know?',
  what: 'What does that mean?',
  /** In few words, while the round is played. */
  again: (attempt: number) => (attempt === 2 ? 'dealt twice' : `dealt ${numberOf(attempt)} times`),
  title: 'How do I know the deal was fair?',
  digest: (tiles: readonly string[]) => `The four tiles of this deal: ${tiles.join(', ')}`,
  verified: 'Deal verified',
  checked: 'Deal checked',
  broken: (unfair: Unfair, nameOf: (seat: Seat) => string) =>
    `This deal does not hold: ${unfairDeal(unfair, nameOf)}.`,
  brokenDo: 'Ask at the table before you play on. The game is kept, so the deal can be looked at again.',
  dealtAgain,

  tiles: 'Four tiles for this deal',
  tilesSay: 'Every screen at the table shows the same four. If yours are others, you were shown other seals.',
  noDeal: 'No tiles have been dealt yet, or these were dealt for a test.',
  makes: 'How the tiles are mixed',
  makesSay:
    'Before tiles are drawn, the host and every device at the table seal a secret number. When all seals are shown, the devices open theirs. All the numbers together mix the tiles, so nobody can choose them: not the host, not the last to answer, not all the others together.',
  proves: 'What your device proves',
  provesSay:
    'When the round is over the host opens its number too. Your device mixes the tiles again by itself, and holds them against every tile it saw.',
  provesNot: 'What it does not prove',
  provesNotSay:
    'The host’s computer deals, so it knows every hand while you play. This proof cannot show whether somebody looked. It shows that nobody stacked the deal.',
  now: 'This deal',
  nowOpen: 'The round is not over. Your device will deal it again then.',
  nowVerified: 'Your device gave a number of its own, and everything fits.',
  nowWatched: 'Your device gave no number to this deal, but it has checked it, and everything fits.',
  nowLeftOut:
    'The number of your device came too late or was left out. It has checked the deal all the same, and everything fits.',
  close: 'Close',
};
