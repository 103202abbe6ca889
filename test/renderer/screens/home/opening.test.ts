import { describe, expect, test } from 'vitest';
import { Opening } from '../../../../src/renderer/screens/home/opening.svelte';
import type { JoinTable, Opened, Trouble } from '../../../../src/shared/desktop';
import { err, ok } from '../../../../src/shared/result';
import type { Result } from '../../../../src/shared/result';

const WISH: JoinTable = { address: '192.168.1.24:27500', as: 'seat', name: 'Rosa' };
const OPENED: Opened = {
  tableId: 'table',
  solo: false,
  hosting: false,
  screen: 'player',
  addresses: [],
};

/** Tables that give these answers one after another, and what was asked of them. */
function tables(...answers: readonly (Trouble | 'in')[]) {
  const asked: JoinTable[] = [];
  const opened: Opened[] = [];
  const answer = (): Promise<Result<Opened, Trouble>> => {
    const next = answers[asked.length - 1] ?? 'noAnswer';
    return Promise.resolve(next === 'in' ? ok(OPENED) : err(next));
  };
  const join = (wish: JoinTable): Promise<Result<Opened, Trouble>> => {
    asked.push(wish);
    return answer();
  };
  const open = (): Promise<Result<Opened, Trouble>> => Promise.resolve(err('portTaken'));
  return { opening: new Opening({ join, open }, (table) => opened.push(table)), asked, opened };
}

describe('a wish to sit down', () => {
  test('that needs a code is kept until a code lets it in', async () => {
    const { opening, asked, opened } = tables('codeNeeded', 'wrongCode', 'in');
    await opening.join(WISH);
    expect([opening.barred, opening.failed?.trouble]).toEqual([WISH, 'codeNeeded']);
    await opening.join({ ...WISH, code: '000000' });
    expect([opening.barred?.address, opening.failed?.trouble]).toEqual([WISH.address, 'wrongCode']);
    await opening.join({ ...WISH, code: '641503' });
    expect(asked.map(({ code }) => code)).toEqual([undefined, '000000', '641503']);
    expect([opened, opening.barred, opening.failed]).toEqual([[OPENED], null, null]);
  });

  test('stays where a code is asked for while the next one is tried', async () => {
    const { opening } = tables('codeNeeded', 'wrongCode');
    await opening.join(WISH);
    const trying = opening.join({ ...WISH, code: '000000' });
    expect([opening.isBusy, opening.barred]).toEqual([true, WISH]);
    await trying;
    expect(opening.isBusy).toBe(false);
  });

  test('is not made a second time while the first is on its way', async () => {
    const { opening, asked } = tables('noAnswer');
    await Promise.all([opening.join(WISH), opening.join(WISH)]);
    expect(asked).toHaveLength(1);
  });

  test.each(['locked', 'codesClosed', 'notLetIn', 'noAnswer'] as const)(
    'is not asked for a code where none would help: %s',
    async (trouble) => {
      const { opening } = tables(trouble);
      await opening.join(WISH);
      expect([opening.failed?.trouble, opening.barred]).toEqual([trouble, null]);
    },
  );

  test('may become one to watch where all seats are taken', async () => {
    const { opening } = tables('tableFull');
    await opening.join(WISH);
    expect(opening.watchable).toEqual(WISH);
  });

  test('is taken back by hand', async () => {
    const { opening } = tables('codeNeeded');
    await opening.join(WISH);
    opening.forget();
    expect([opening.failed, opening.barred]).toEqual([null, null]);
  });
});
