import type { Language } from '../../shared/texts/languages';
import { learn, speak, texts } from '../../shared/texts/texts';
import type { Texts } from '../../shared/texts/book';

/** The sentences this page speaks: whatever derives from `texts()` follows them. */
let words: Texts = $state.raw(texts());
let asked = 0;

speak(() => words);

/** Has the page speak this language as soon as its sentences are there, and says so on the document. */
export async function speakOnPage(language: Language, root: HTMLElement): Promise<void> {
  const mine = ++asked;
  const learnt = await learn(language);
  // Another may have been chosen while this one was fetched.
  if (mine !== asked) return;
  words = learnt;
  root.lang = language;
}
