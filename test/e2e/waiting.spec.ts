import { expect, test } from '@playwright/test';
import { visit } from './rawVisitor';
import { chooseAway, handOf, seatOf, twoAtTable } from './twoAtTable';

/*
 * What only time brings about, waited for as people do: with `npm run e2e -- --long`. In every run the same is tried
 * with a clock that is put forward, in `awayByClock.spec.ts`.
 */

const TIME_TO_BE_AWAY = 25_000;

test('whoever drops is waited for, then a bot plays, and whoever comes back has their own tiles', async () => {
  test.setTimeout(120_000);
  const { page, abel, address, token } = await twoAtTable();
  await chooseAway(page, 'A bot plays after 15 seconds');
  const before = handOf(abel);
  abel.hangUp();
  await expect(seatOf(page, 'away, we wait')).toBeVisible();
  await expect(seatOf(page, 'away, bot plays')).toBeVisible({ timeout: TIME_TO_BE_AWAY });

  const back = await visit(address, { as: 'seat', seatToken: token });
  await back.hear('welcome');
  await expect(seatOf(page, 'is back')).toBeVisible();
  expect(before).toEqual(expect.arrayContaining([...handOf(back)]));
  expect(handOf(back).length).toBeGreaterThan(0);
});

test('who says nothing for 90 seconds is offered a bot, and plays on again at a press', async () => {
  test.setTimeout(180_000);
  const { page, abel } = await twoAtTable();
  const offer = page.getByRole('button', { name: 'Let a bot play for Abel' });
  const seen = abel.heard.findLast((message) => message.type === 'lobby')?.facts.chairs;
  const rosa = seen?.find((chair) => chair.is === 'person' && chair.name !== 'Abel');
  if (rosa?.is !== 'person') throw new Error('Rosa does not sit');
  await page.waitForTimeout(90_000);
  if (await offer.isVisible()) {
    await offer.click();
    await expect(seatOf(page, 'bot plays')).toBeVisible();
    abel.say({ type: 'takeBack' });
    await expect(seatOf(page, 'is back')).toBeVisible();
    return;
  }
  abel.say({ type: 'standIn', person: rosa.person, sits: true });
  await expect(page.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByRole('heading', { name: 'A bot plays for you' })).toBeHidden();
});
