import { LANGUAGES } from '../../src/shared/texts/languages';
import type { Look } from './page';

const DESK = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** Every theme, size and language, and large text: one of them varied at a time, and phones in each light. */
export const LOOKS: readonly Look[] = [
  { theme: 'day', ...DESK },
  { theme: 'evening', ...DESK },
  { theme: 'contrast', ...DESK },
  { theme: 'evening', width: 1920, height: 1080 },
  { theme: 'evening', width: 3840, height: 2160 },
  { theme: 'day', width: 800, height: 600 },
  { theme: 'day', ...PHONE },
  { theme: 'evening', ...PHONE },
  { theme: 'contrast', ...PHONE },
  { theme: 'day', width: 360, height: 640 },
  { theme: 'day', width: 412, height: 915 },
  { theme: 'evening', width: 844, height: 390 },
  { theme: 'day', ...DESK, settings: { textSize: 130 } },
  { theme: 'day', ...PHONE, settings: { textSize: 130 } },
  ...LANGUAGES.slice(1).flatMap((language): readonly Look[] => [
    { theme: 'day', ...DESK, language },
    { theme: 'day', ...PHONE, language },
  ]),
];

/** What a look is called in the name of a picture: `day-1280`, `day-390-130`, `day-1280-es`. */
export function nameOf({ theme, width, language, settings }: Look): string {
  const text = settings?.textSize === undefined ? [] : [String(settings.textSize)];
  return [theme, String(width), ...text, ...(language === undefined ? [] : [language])].join('-');
}
