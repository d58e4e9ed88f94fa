import { expect, test } from 'vitest';
import { waitlistSentence } from './waitlist-sentence.ts';

test('a score on the waitlist names the seat that it would need, and praises no fit for it', () => {
  expect(waitlistSentence({ name: 'Testing' })).toBe(
    'This is the fit for the seat Testing, if it opens again.',
  );
  expect(waitlistSentence(null)).toBe('This is the fit for the project, if a seat opens again.');
});
