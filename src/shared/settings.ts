import * as v from 'valibot';
import { LEVELS, USUAL_LEVEL } from './protocol/botKind';
import { PACES } from './protocol/tableFacts';
import { LANGUAGES } from './texts/languages';
import type { Language } from './texts/languages';

/*
 * What a person sets for themselves, on this machine or in this browser. A new value is one more in its list; its
 * words stand in `texts`, and what it does where it is read.
 */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export const LOOKS = ['system', 'day', 'evening', 'contrast'] as const;
/** Per cent of the usual size. */
export const TEXT_SIZES = [100, 115, 130] as const;
/** Numbers on tiles in the place of pips: automatically where pips would be too small. */
export const NUMERALS = ['automatic', 'always', 'never'] as const;
/** Keys that are one letter: by themselves, only together with Alt, or not at all (WCAG 2.1.4). */
export const LETTER_KEYS = ['on', 'alt', 'off'] as const;
export const MOTIONS = ['system', 'still'] as const;

export const settingsSchema = v.object({
  language: v.picklist(LANGUAGE_CHOICES),
  look: v.picklist(LOOKS),
  textSize: v.picklist(TEXT_SIZES),
  numerals: v.picklist(NUMERALS),
  /** Whether pips from seven up have shapes beside their colours. */
  shapes: v.boolean(),
  /** Whether open ends are written beside the line also where nothing is scored in play. */
  showEnds: v.boolean(),
  /** Of what this screen shows, and of the tables that are opened here. */
  pace: v.picklist(PACES),
  /** How well bots play at the tables that are opened here. */
  level: v.picklist(LEVELS),
  /** From 0, which is silent, to 1. */
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  muted: v.boolean(),
  letterKeys: v.picklist(LETTER_KEYS),
  motion: v.picklist(MOTIONS),
  /** The mark of the display that the TV's window takes; null for one where nobody plays. */
  tvDisplay: v.nullable(v.pipe(v.string(), v.maxLength(300))),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;
export type SettingName = keyof Settings;
export type LetterKeys = Settings['letterKeys'];

/** As it is where nobody has set anything; phones are silent until somebody wants them otherwise. */
export const USUAL_SETTINGS: Settings = {
  language: 'system',
  look: 'system',
  textSize: 100,
  numerals: 'automatic',
  shapes: false,
  showEnds: false,
  pace: 'normal',
  level: USUAL_LEVEL,
  volume: 0.7,
  muted: false,
  letterKeys: 'on',
  motion: 'system',
  tvDisplay: null,
};

export type SettingsRead = {
  readonly settings: Settings;
  /** Whether something was there that could not be understood, and is as usual now. */
  readonly isDamaged: boolean;
};

const writtenSchema = v.record(v.string(), v.unknown());

/**
 * Reads settings that any Boneyard wrote, each by itself: one that is missing is as usual, and one that cannot be
 * understood as well, without loss to the others. What is no set of settings at all is damaged as a whole.
 */
export function readSettings(value: unknown, usual: Settings = USUAL_SETTINGS): SettingsRead {
  const written = v.safeParse(writtenSchema, value);
  // To `v.record` a list is a record as well.
  if (!written.success || Array.isArray(value)) return { settings: usual, isDamaged: true };
  const understood = Object.entries(settingsSchema.entries).flatMap(([name, schema]) => {
    const parsed = v.safeParse(schema, written.output[name]);
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  const known = Object.keys(settingsSchema.entries).filter((name) => name in written.output);
  return {
    settings: v.parse(settingsSchema, { ...usual, ...Object.fromEntries(understood) }),
    isDamaged: understood.length < known.length,
  };
}

/** The language to speak by these settings, where the system prefers `system`. */
export function languageBy({ language }: Settings, system: Language): Language {
  return language === 'system' ? system : language;
}

/** What a page is told of the settings, at once and at every change. */
export type SettingsNews = {
  readonly settings: Settings;
  /** The best of our languages for whoever uses this machine. */
  readonly systemLanguage: Language;
};
