import type { RecordReason, RecordTrouble } from '../../record/trouble';
import { unfairDeal } from '../en/fairness';
import { unreachable } from '../../result';
import type { RuleTrouble } from '../../rules/check';

/** Why rules cannot be played, for somebody who wrote them into a file. */
function unplayable({ rule, code, nearest }: RuleTrouble): string {
  const instead = `${rule} ${String(nearest)} works`;
  switch (code) {
    case 'too-few-seats':
    case 'too-many-seats':
      return `${code === 'too-few-seats' ? 'too few' : 'too many'} players for these rules; ${instead}`;
    case 'set-too-small':
      return `the set is too small for these players and hands; ${instead}`;
    case 'hand-too-large':
      return `the set cannot deal everyone so many tiles; ${instead}`;
    case 'needs-four-seats':
      return `partners need four players; ${instead}`;
    case 'needs-drawing':
      return `${rule} means nothing where nobody draws; ${instead}`;
    default:
      return unreachable(code);
  }
}

/** How much of a record's own words a sentence repeats. */
const WORDS_MOST = 80;

/** What a record says, in quotes and on one line, whatever it holds; long texts are cut short. */
function quoted(text: string): string {
  const short = text.length > WORDS_MOST ? `${text.slice(0, WORDS_MOST)}…` : text;
  return JSON.stringify(short).replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A place in the file as it is written there, in quotes where it is no plain path. */
function place(at: string): string {
  return /^[\w.-]{1,80}$/.test(at) ? at : quoted(at);
}

function because(reason: RecordReason): string {
  switch (reason.code) {
    case 'too-big':
      return 'this file is bigger than any record; at most 10 MB are read';
    case 'too-deep':
      return 'this file has lists within lists deeper than any record';
    case 'not-json':
      return 'this file is not JSON';
    case 'not-a-record':
      return reason.at === ''
        ? 'this file is no domino record'
        : `${place(reason.at)} is not as a domino record has it`;
    case 'unplayable':
      return unplayable(reason.trouble);
    case 'not-a-tile':
      return `${quoted(reason.text)} is no tile of this set`;
    case 'tile-twice':
      return `${reason.tile} is there twice`;
    case 'tile-missing':
      return `${reason.tile} is in no hand and not in the boneyard; "partial": true allows that`;
    case 'hands-and-seats':
      return 'there must be one hand for each seat';
    case 'empty-hand':
      return 'every hand needs a tile';
    case 'no-such-leader':
    case 'no-such-seat':
      return 'there is no such seat';
    case 'scores-and-sides':
      return 'there must be one score for each player, or each team';
    case 'already-won':
      return 'by these scores the game is already won';
    case 'lots-not-drawn':
      return 'by these rules no lots are drawn for this round';
    case 'lots-and-seats':
      return 'there must be one different lot for each seat';
    case 'draws-again':
      return 'by the rules of the lead these hands go back and are drawn again';
    case 'leader-by-chance':
      return 'chance decides who leads here, so the record must name the leader';
    case 'other-leader':
      return `by the rules seat ${reason.leader} leads`;
    case 'after-open-round':
      return 'nothing may follow a round that is not over';
    case 'after-game':
      return 'the game is already won';
    case 'not-a-transcript':
      return 'fairness is not the transcript of a deal as Boneyard writes it';
    case 'deal-out-of-order':
      return 'the transcript is not of a deal after the one before, at the same table';
    case 'unfair':
      return unfairDeal(reason.unfair, (seat) => `seat ${seat}`);
    case 'not-a-move':
      return 'this is no move; write SEAT TILE, SEAT TILE@END, SEAT draw, SEAT draw TILE or SEAT pass';
    case 'other-tile':
      return `the next tile of the boneyard is ${reason.next}`;
    case 'not-your-turn':
      return 'it is another seat’s turn';
    case 'round-over':
      return 'the round is over';
    case 'not-your-tile':
      return 'this seat does not hold that tile';
    case 'does-not-fit':
      return 'the tile does not fit there';
    case 'name-the-end':
      return 'the tile fits ends that differ, so one must be named';
    case 'nearest-end':
      return 'by these rules the tile goes to the end nearest to its player';
    case 'must-play':
      return 'this seat holds a tile it must play';
    case 'must-lead':
      return 'another tile must be led';
    case 'no-draw':
      return 'nothing may be drawn';
    case 'must-draw':
      return 'this seat must draw first';
    default:
      return unreachable(reason);
  }
}

/** What the replay command prints. */
export const replay = {
  usage: 'Name one record to replay: npm run -s replay -- FILE [--verify]',
  unreadable: (file: string) => `${file} cannot be read`,
  notText: (file: string) => `${file} is not UTF-8 text`,
  trouble: ({ round, move, reason }: RecordTrouble) => {
    if (round === null) return because(reason);
    if (move === null) return `round ${round}: ${because(reason)}`;
    return `round ${round}: move ${move.number} ${quoted(move.text)}: ${because(reason)}`;
  },
  verified: (proven: number, rounds: number) => {
    if (proven === 0) return 'This record has no transcript of its deal, so there is nothing to verify.';

    if (proven === rounds) return 'Every deal is the one its transcript gives.';
    return `${proven} of ${rounds} deals have a transcript, and each is the one its transcript gives.`;
  },
};
