import { expect, test } from 'vitest';
import { choicesFor } from '../../../src/renderer/settings/options';
import type { ListedSetting } from '../../../src/renderer/settings/options';
import { settingsSchema, USUAL_SETTINGS } from '../../../src/shared/settings';
import { LANGUAGES } from '../../../src/shared/texts/languages';
import { learn } from '../../../src/shared/texts/texts';

const LISTED = Object.keys(settingsSchema.entries).filter(
  (name): name is ListedSetting => name !== 'volume' && name !== 'tvDisplay',
);

test.each(LANGUAGES)(
  'in %s every value of every setting is offered once, each in other words',
  async (language) => {
    const words = await learn(language);
    for (const setting of LISTED) {
      const choices = choicesFor(setting, words, 'en');
      const schema = settingsSchema.entries[setting];
      const values: readonly unknown[] = schema.type === 'boolean' ? [false, true] : schema.options;
      expect(new Set<unknown>(choices.map(({ value }) => value))).toEqual(new Set(values));
      expect(new Set(choices.map(({ word }) => word)).size).toBe(choices.length);
      expect(choices.map(({ value }) => value)).toContain(USUAL_SETTINGS[setting]);
      for (const { word } of choices) expect(word).not.toBe('');
    }
  },
);
