import { expect, test } from 'vitest';
import { keptIn } from '../../../src/renderer/settings/open';
import { brief } from '../../../src/renderer/visit/keeping';
import { USUAL_SETTINGS } from '../../../src/shared/settings';

const USUAL = { ...USUAL_SETTINGS, muted: true };

test.each([
  [null, USUAL],
  ['', USUAL],
  ['{', USUAL],
  ['[]', USUAL],
  ['{"look":"evening","candles":3}', { ...USUAL, look: 'evening' }],
  ['{"look":"pink","textSize":130,"muted":false}', { ...USUAL, textSize: 130, muted: false }],
])('a browser that keeps %j has a silent phone’s settings but for what it says', (kept, settings) => {
  const store = brief();
  if (kept !== null) store.setItem('boneyard.settings', kept);
  expect(keptIn(store)).toEqual(settings);
});
