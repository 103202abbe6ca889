import type { Page } from 'playwright';
import type { Language } from '../../src/shared/texts/languages';
import { learn } from '../../src/shared/texts/texts';
import { sentencesIn } from '../helpers/sentences';

/**
 * The plain sentences of the English that a screen says, whole and by themselves, where it speaks another language:
 * what is read, and what things are called for whoever does not see them.
 */
export async function englishOn(page: Page, language: Language): Promise<readonly string[]> {
  const [english, own] = await Promise.all([learn('en'), learn(language)]);
  const ownSentences = new Set(sentencesIn(own).map(([, sentence]) => sentence));
  const foreign = new Set(
    sentencesIn(english).flatMap(([, sentence]) => (ownSentences.has(sentence) ? [] : [sentence])),
  );
  const said = await page.evaluate(saidHere);
  return [...new Set(said)].filter((sentence) => foreign.has(sentence));
}

/** Runs in the page, so it names nothing outside itself. */
function saidHere(): readonly string[] {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // What was told before another language was spoken stays as it was told.
    if (node.parentElement?.closest('[role="log"]') === null) said.push(node.nodeValue ?? '');
  }
  for (const named of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) said.push(named.getAttribute(name) ?? '');
  }
  return said
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    .filter((sentence) => sentence !== '');
}
