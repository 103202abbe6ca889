import { _electron, expect, test } from '@playwright/test';
import { isRoot } from '../run/machine';

test('starting the game opens one window called Boneyard', async () => {
  const game = await _electron.launch({ args: ['.', ...(isRoot() ? ['--no-sandbox'] : [])] });
  try {
    const window = await game.firstWindow();
    await expect(window).toHaveTitle('Boneyard');
    expect(game.windows()).toHaveLength(1);
  } finally {
    await game.close();
  }
});
