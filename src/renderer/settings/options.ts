import { LEVELS } from '../../shared/protocol/botKind';
import { PACES } from '../../shared/protocol/tableFacts';
import { LANGUAGE_CHOICES, LETTER_KEYS, LOOKS, MOTIONS, NUMERALS, TEXT_SIZES } from '../../shared/settings';
import type { Settings } from '../../shared/settings';
import { LANGUAGE_NAMES } from '../../shared/texts/languages';
import type { Language } from '../../shared/texts/languages';
import type { WordedSetting } from '../../shared/texts/settingWords';
import type { Texts } from '../../shared/texts/book';

/** A setting of which one of a few values is taken. */
export type ListedSetting = WordedSetting | 'language';

/** Every setting's values as they are offered. */
const VALUES: { readonly [S in ListedSetting]: readonly Settings[S][] } = {
  language: LANGUAGE_CHOICES,
  look: LOOKS,
  textSize: TEXT_SIZES,
  numerals: NUMERALS,
  shapes: [false, true],
  showEnds: [false, true],
  pace: PACES,
  level: LEVELS,
  muted: [false, true],
  letterKeys: LETTER_KEYS,
  motion: MOTIONS,
};

/** One value of a setting, in words. */
export type SettingChoice<S extends ListedSetting = ListedSetting> = {
  readonly value: Settings[S];
  readonly word: string;
};

/** The values of a setting; a language is called what those who speak it call it. */
export function choicesFor<S extends ListedSetting>(
  setting: S,
  { settings: say }: Texts,
  systemLanguage: Language,
): readonly SettingChoice<S>[] {
  return VALUES[setting].map((value) => ({ value, word: wordOf(setting, value, say, systemLanguage) }));
}

function wordOf(
  setting: ListedSetting,
  value: Settings[ListedSetting],
  say: Texts['settings'],
  systemLanguage: Language,
): string {
  if (setting !== 'language') {
    const words: Readonly<Record<string, string>> = say.values[setting];
    return words[String(value)] ?? '';
  }
  const names: Readonly<Record<string, string>> = LANGUAGE_NAMES;
  return names[String(value)] ?? say.systemLanguage(LANGUAGE_NAMES[systemLanguage]);
}
