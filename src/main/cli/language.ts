import { languageFor } from '../../shared/texts/languages';
import { learn, speak } from '../../shared/texts/texts';

/** Where a POSIX system says which language to speak, the first that is set counting. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

type Environment = Readonly<Record<string, string | undefined>>;

/** The languages that an environment asks for, best first: `LANGUAGE` is a list that goes before the others. */
export function askedFor(environment: Environment): readonly string[] {
  const locale = VARIABLES.map((name) => environment[name] ?? '').find((value) => value !== '') ?? '';
  // `C` is no language but the wish for none, which a list does not overrule.
  if (locale === '' || /^(C|POSIX)\b/.test(locale)) return [];
  return [...(environment['LANGUAGE'] ?? '').split(':'), locale].filter((tag) => tag !== '');
}

/** Has sentences come in the language of this environment; English where it names none of ours. */
export async function speakAsIn(environment: Environment): Promise<void> {
  const words = await learn(languageFor(askedFor(environment)));
  speak(() => words);
}
