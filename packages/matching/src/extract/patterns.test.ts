import { expect, test } from 'vitest';
import { spellings } from './patterns.ts';

test.each([
  ['Node.js', ['node.js', 'node js', 'nodejs']],
  ['reactjs', ['react.js', 'react js', 'reactjs']],
  ['Ruby on Rails', ['ruby on rails', 'ruby onrails', 'rubyon rails', 'rubyonrails']],
  ['fast-check', ['fast check', 'fastcheck']],
  ['CI/CD', ['ci/cd', 'ci cd', 'cicd']],
  ['.NET', ['.net']],
  ['C++', ['c++']],
  ['a name of many more words', ['a name of many more words']],
])('spells %s', (name, texts) => {
  expect(spellings(name)).toEqual(texts);
});
