import type { Settings } from '../settings';

/** Settings of which one of a few values is taken, in words; languages name themselves. */
export type WordedSetting = Exclude<keyof Settings, 'language' | 'volume' | 'tvDisplay'>;

/** What each setting is called and, where that does not say it all, what it does. */
export type SettingNames = Readonly<
  Record<keyof Settings, { readonly name: string; readonly says: string | null }>
>;

/** The words of every value of every setting: a new value is one more line. */
export type SettingValues = {
  readonly [Setting in WordedSetting]: Readonly<Record<`${Settings[Setting]}`, string>>;
};
