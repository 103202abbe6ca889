import { describe, expect, test } from 'vitest';
import { parseSimulateRequest } from '../../../src/main/cli/simulateRequest';

function parse(line: string): ReturnType<typeof parseSimulateRequest> {
  return parseSimulateRequest(line.split(' ').filter((word) => word !== ''));
}

describe('the options of the simulate command', () => {
  test('may all be left out', () => {
    expect(parse('')).toEqual({
      ok: true,
      value: {
        setup: { preset: 'draw', chosen: {}, seats: 4 },
        games: 100,
        seed: 'boneyard',
        bots: ['greedy', 'greedy', 'greedy', 'greedy'],
        folder: null,
      },
    });
  });

  test('say everything', () => {
    const line =
      '--preset muggins --set 9 --players 3 --games 7 --seed tuesday --bots careful,random --record kept ' +
      '--rule target=61 --rule drawByChoice=true --rule reserve=1 --rule reserve=by-players';
    expect(parse(line)).toEqual({
      ok: true,
      value: {
        setup: {
          preset: 'muggins',
          chosen: { set: 9, target: 61, drawByChoice: true, reserve: 'by-players' },
          seats: 3,
        },
        games: 7,
        seed: 'tuesday',
        bots: ['careful', 'random', 'greedy'],
        folder: 'kept',
      },
    });
  });

  test.each([
    ['--bots careful,greedy', 2],
    ['--bots random', 4],
    ['--bots easy,medium,hard', 3],
    ['--bots random --players 2', 2],
    ['--preset big-table --players 10', 10],
  ])('%s seat %i', (line, seats) => {
    expect(parse(line)).toMatchObject({ ok: true, value: { setup: { seats } } });
  });

  test.each([
    ['--presets draw', /Choose among --preset/],
    ['draw', /Choose among --preset/],
    ['--preset poker', /no such preset.*draw, block/],
    ['--players 11', /2 to 10/],
    ['--players two', /2 to 10/],
    ['--games 0', /1 to/],
    ['--games 1.5', /1 to/],
    ['--record=', /folder/],
    ['--bots clever', /No bot is called "clever"/],
    ['--bots greedy,,greedy', /No bot is called ""/],
    ['--bots greedy,greedy,greedy --players 2', /3 bots have no place among 2/],
    ['--set 7', /set never has that value.*6, 9, 12, 15, 18/],
    ['--rule jokers=2', /No rule is called "jokers".*drawing/],
    ['--rule __proto__=2', /No rule is called "__proto__"/],
    ['--rule drawing', /"drawing" chooses nothing/],
    ['--rule drawing=three', /until-playable, one, two, none/],
    ['--rule target=0', /1 to 1000/],
    ['--rule target=1001', /1 to 1000/],
    ['--rule handSize=half', /a whole number/],
    ['--rule drawByChoice=yes', /true, false/],
    ['--players 5', /too many players.*seats 4 works/],
    ['--players 3 --rule teams=partners', /partners need four.*teams none works/],
    ['--rule handSize=8', /handSize 7 works/],
    ['--preset block --rule countBoneyard=true', /nobody draws.*countBoneyard false works/],
  ])('%s is refused with one sentence', (line, sentence) => {
    const parsed = parse(line);
    if (parsed.ok) throw new Error('Not refused');
    expect(parsed.error).toMatch(sentence);
    expect(parsed.error).not.toContain('\n');
  });
});
