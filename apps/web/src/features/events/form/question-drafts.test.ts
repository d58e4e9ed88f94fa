import { expect, test } from 'vitest';
import type { EventQuestion } from '../events.queries.ts';
import { draftsOf, questionDifferences } from './question-drafts.ts';

const diet: EventQuestion = {
  id: 'diet',
  kind: 'choice',
  label: 'Diet?',
  options: ['any', 'vegan'],
  visibility: 'organisers_only',
  required: true,
};

test('equal questions are no difference', () => {
  expect(questionDifferences([diet], draftsOf([diet]))).toEqual([]);
});

test('a changed question is described in both versions', () => {
  const [draft] = draftsOf([{ ...diet, options: ['any'], required: false }]);
  expect(questionDifferences([diet], draft ? [draft] : [])).toEqual([
    {
      id: 'diet',
      name: 'Diet?',
      theirs: 'Diet? One of several options: any, vegan. Organisers only. Must be answered',
      yours: 'Diet? One of several options: any. Organisers only',
    },
  ]);
});

test('an added question is missing in the saved version, and a removed one in the edited', () => {
  const added = draftsOf([diet]).map((draft) => ({ ...draft, id: undefined }));
  expect(questionDifferences([diet], added)).toEqual([
    expect.objectContaining({ id: 'diet', yours: undefined }),
    expect.objectContaining({ id: '0', theirs: undefined }),
  ]);
});
