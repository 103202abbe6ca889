/*
 * Where a language may do otherwise than languages.test.ts has it; each with its reason.
 */

/** Functions that need not hear everything the English hears. */
export const DEAF_TO: Readonly<Record<string, readonly string[]>> = {};

/** Sentences that are the same in English: names, addresses, words that both have. */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  es: [
    'name', // of the product
    'headless.tableName', // the same name
    'shell.ok', // the word on every button there
    'play.keyShift', // keys
    'rules.preset.muggins', // has no other name
    'settings.values.pace.normal', // the same word
    'settings.values.textSize.100', // the same word
  ],
  'pt-BR': [
    'name', // of the product
    'headless.tableName', // the same name
    'shell.ok', // the word on every button there
    'play.menu', // the same word
    'play.keyShift', // keys
    'rules.preset.muggins', // has no other name
    'settings.values.pace.normal', // the same word
  ],
  fr: [
    'name', // of the product
    'headless.tableName', // the same name
    'shell.ok', // the word on every button there
    'play.menu', // the same word
    'play.domino', // said so when going out
    'rules.preset.muggins', // has no other name
    'rules.sections.table', // the same word
    'rules.sections.points', // the same word
    'rules.values.set.6.word', // the same word
    'rules.values.set.6.short', // the same word
    'settings.values.pace.normal', // the same word
    'tableFile.files', // the same word
  ],
};
