import { expect, test } from 'vitest';
import { askedFor } from '../../../src/main/cli/language';

test.each([
  [{}, []],
  [{ LANG: 'es_MX.UTF-8' }, ['es_MX.UTF-8']],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, ['fr_FR.UTF-8']],
  [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'pt_BR.UTF-8' }, ['pt_BR.UTF-8']],
  [{ LANG: 'es_ES.UTF-8', LANGUAGE: 'ca:es' }, ['ca', 'es', 'es_ES.UTF-8']],
  [{ LANG: 'es_ES.UTF-8', LC_ALL: '' }, ['es_ES.UTF-8']],
  [{ LANG: 'es_ES.UTF-8', LC_ALL: 'C' }, []],
  [{ LANGUAGE: 'es', LANG: 'C.UTF-8' }, []],
])('the environment %j asks for %j', (environment, preferred) => {
  expect(askedFor(environment)).toEqual(preferred);
});
