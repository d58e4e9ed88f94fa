import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['Requirememt Post', 'post req', true],
  ['Café étoile', 'etoile CAFE', true],
  ['Profile', '', true],
  ['Profile', 'files', false],
])('%j contains the words of %j: %s', (text, typed, has) => {
  expect(hasWords(text, typed)).toBe(has);
});
