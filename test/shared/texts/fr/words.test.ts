import { expect, test } from 'vitest';
import type { Verb } from '../../../../src/shared/texts/fr/words';
import { allDoing, de } from '../../../../src/shared/texts/fr/words';

test.each([
  ['Rosa', 'de Rosa'],
  ['Abel', 'd’Abel'],
  ['Inês', 'd’Inês'],
  ['Élodie', 'd’Élodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Yasmina', 'de Yasmina'],
  ['Hugo', 'de Hugo'],
  ['Алиса', 'de Алиса'],
  ['🦊', 'de 🦊'],
  ['', 'de '],
])('what is of %s is %s', (name, said) => {
  expect(de(name)).toBe(said);
});

const WIN: Verb = { you: 'gagnes', one: 'gagne', withYou: 'gagnez', several: 'gagnent' };
const you = { name: 'Ana', isYou: true };
const rosa = { name: 'Rosa', isYou: false };
const nico = { name: 'Nico', isYou: false };

test.each([
  [[you], 'Tu gagnes'],
  [[rosa], 'Rosa gagne'],
  [[you, rosa], 'Rosa et toi gagnez'],
  [[rosa, nico], 'Rosa et Nico gagnent'],
])('a verb goes with whoever does it: %j', (all, said) => {
  expect(allDoing(all, WIN)).toBe(said);
});
