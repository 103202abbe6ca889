import { LANGUAGES } from '../../src/shared/texts/languages';
import type { Look } from './page';
import type { Scene } from './scenes';

const DESK = { width: 1280, height: 800 } as const;
const LARGER = { width: 1920, height: 1080 } as const;
const LARGEST = { width: 3840, height: 2160 } as const;
const PHONE = { width: 390, height: 844 } as const;
const SMALL = { width: 800, height: 600 } as const;
const OTHER_LANGUAGES = LANGUAGES.slice(1);

type Size = Pick<Look, 'width' | 'height'>;

/** The usual look and, one of them varied at a time, every other theme, size of text, language and size. */
function varied(usual: Look, sizes: readonly Size[]): readonly Look[] {
  const themes = (['day', 'evening', 'contrast'] as const).filter((theme) => theme !== usual.theme);
  return [
    usual,
    ...themes.map((theme) => ({ ...usual, theme })),
    { ...usual, settings: { textSize: 130 } },
    ...OTHER_LANGUAGES.map((language) => ({ ...usual, language })),
    ...sizes.map((size) => ({ ...usual, ...size })),
  ];
}

const DESK_LOOKS = varied({ theme: 'day', ...DESK }, [LARGER, LARGEST, PHONE, SMALL]);
const TV_LOOKS = varied({ theme: 'evening', ...LARGER }, [LARGEST, DESK, PHONE, SMALL]);

/** Two dimensions at once, where screens have been in trouble before: taken where they are named. */
const FURTHER_LOOKS: readonly Look[] = [
  { theme: 'evening', ...PHONE },
  { theme: 'contrast', ...PHONE },
  { theme: 'day', ...PHONE, settings: { textSize: 130 } },
  ...OTHER_LANGUAGES.map((language): Look => ({ theme: 'day', ...PHONE, language })),
  ...OTHER_LANGUAGES.map((language): Look => ({ theme: 'day', ...SMALL, language })),
  { theme: 'day', width: 360, height: 640 },
  { theme: 'evening', width: 844, height: 390 },
  ...OTHER_LANGUAGES.map((language): Look => ({
    theme: 'day',
    ...DESK,
    language,
    settings: { textSize: 130 },
  })),
];

/** The looks a scene is shown in: by those named, or else each dimension varied by itself. Of one size side by side. */
export function looksOf({ path }: Scene, named: readonly string[] | undefined): readonly Look[] {
  const usual = path === '/tv' ? TV_LOOKS : DESK_LOOKS;
  if (named === undefined) return usual;
  return [...usual, ...FURTHER_LOOKS]
    .filter((look) => named.includes(nameOf(look)))
    .sort((one, other) => one.width - other.width);
}

/** What a look is called in the name of a picture: `day-1280`, `day-390-130`, `day-1280-es`. */
export function nameOf({ theme, width, language, settings }: Look): string {
  const text = settings?.textSize === undefined ? [] : [String(settings.textSize)];
  return [theme, String(width), ...text, ...(language === undefined ? [] : [language])].join('-');
}
