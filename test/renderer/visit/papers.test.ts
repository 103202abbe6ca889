import { describe, expect, test } from 'vitest';
import type { PageUse } from '../../../src/renderer/address';
import type { Fragment } from '../../../src/renderer/visit/fragment';
import { brief, keepIn, storeOf } from '../../../src/renderer/visit/keeping';
import { Papers } from '../../../src/renderer/visit/papers';
import { makeCard } from '../../helpers/tableCard';

const CARD = makeCard({ id: 'kitchen', name: 'Kitchen', code: true });

/** Pages of one browser, each in a tab of its own unless one is reloaded. */
function browser() {
  const kept = brief();
  return (use: PageUse = 'player', fragment: Fragment | null = null, tab = brief()) => ({
    tab,
    papers: new Papers(use, keepIn(tab, kept), fragment),
  });
}

describe('a browser', () => {
  test('that was never here is asked for a name, and for the code where there is one', () => {
    const { papers } = browser()();
    expect(papers.wishAt('kitchen')).toBeNull();
    expect([papers.needsCode(CARD), papers.needsCode({ ...CARD, code: false })]).toEqual([true, false]);
    expect(papers.shownAt('kitchen')).toEqual({});
  });

  test('that scanned the table’s square needs no code, even after a reload', () => {
    const open = browser();
    const { papers, tab } = open('player', { is: 'link', token: 'L' });
    expect(papers.wishAt('kitchen')).toBeNull();
    const reloaded = open('player', null, tab).papers;
    expect([papers, reloaded].map((each) => each.needsCode(CARD))).toEqual([false, false]);
    expect(reloaded.shownAt('kitchen')).toEqual({ link: 'L' });
  });

  test('that was in comes back to its seat by itself, from the same tab and from a new one', () => {
    const open = browser();
    const { papers, tab } = open();
    papers.name = 'Inês';
    papers.letIn('kitchen', 'S');
    for (const back of [open('player', null, tab).papers, open().papers]) {
      expect(back.wishAt('kitchen')).toEqual({ as: 'seat', name: 'Inês' });
      expect(back.shownAt('kitchen')).toEqual({ seatToken: 'S' });
      expect(back.wishAt('another')).toBeNull();
    }
  });

  test('has one seat in each of two tabs', () => {
    const open = browser();
    const one = open();
    one.papers.letIn('kitchen', 'ONE');
    const other = open();
    other.papers.letIn('kitchen', 'OTHER');
    const reloaded = [one, other].map(({ tab }) => open('player', null, tab).papers.shownAt('kitchen'));
    expect(reloaded).toEqual([{ seatToken: 'ONE' }, { seatToken: 'OTHER' }]);
  });

  test('that left on purpose is asked again, without the code', () => {
    const open = browser();
    const { papers } = open();
    papers.letIn('kitchen', 'S');
    papers.left('kitchen');
    const { papers: back } = open();
    expect([back.wishAt('kitchen'), back.needsCode(CARD)]).toEqual([null, false]);
  });

  test('whose papers were refused has none any more', () => {
    const { papers } = browser()('player', { is: 'link', token: 'L' });
    papers.wishAt('kitchen');
    papers.letIn('kitchen', 'S');
    papers.forget('kitchen');
    expect([papers.shownAt('kitchen'), papers.needsCode(CARD)]).toEqual([{}, true]);
  });

  test('with the link of a seat takes that seat, whatever it had', () => {
    const open = browser();
    const { tab, papers: before } = open();
    before.letIn('kitchen', 'MINE');
    const { papers } = open('player', { is: 'seat', token: 'MOVED' }, tab);
    expect(papers.wishAt('kitchen')).toEqual({ as: 'seat', name: '' });
    expect(papers.shownAt('kitchen')).toEqual({ seatToken: 'MOVED' });
  });

  test('that shows the table to the room comes in nameless and never takes the seat of a player', () => {
    const open = browser();
    open().papers.letIn('kitchen', 'S');
    const { papers } = open('table');
    papers.letIn('kitchen', 'T');
    expect([papers.wishAt('kitchen'), papers.shownAt('kitchen')]).toEqual([{ as: 'watch' }, {}]);
    expect(open().papers.shownAt('kitchen')).toEqual({ seatToken: 'S' });
  });
});

test('where a browser keeps nothing, things are kept as long as the page lives', () => {
  const store = storeOf(() => {
    throw new Error('The operation is insecure.');
  });
  store.setItem('a', '1');
  expect(store.getItem('a')).toBe('1');
});

test('what was written into a store by something else is no pass', () => {
  const store = brief();
  store.setItem('boneyard.pass.kitchen', '{"token":1}');
  expect(keepIn(store, brief()).pass('kitchen')).toBeNull();
});
