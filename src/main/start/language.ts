import { app } from 'electron';
import { languageFor } from '../../shared/texts/languages';
import type { Language } from '../../shared/texts/languages';
import { learn, speak } from '../../shared/texts/texts';

/** The best of our languages for whoever uses this machine, as its system says. */
export function systemLanguage(): Language {
  return languageFor(app.getPreferredSystemLanguages());
}

let latest = 0;

/** Has the shell itself, which is no page, speak this language from now on. */
export async function speakLanguage(language: Language): Promise<void> {
  const asked = ++latest;
  const words = await learn(language);
  // Another may have been asked for while this one was fetched.
  if (asked === latest) speak(() => words);
}
