import { expect, test } from 'vitest';
import { waitlistSentence } from './waitlist-sentence.ts';

test('a score on the waitlist names the seat that it would need, and praises no fit for it', () => {
  expect(waitlistSentence({ name: 'Testing' })).toBe('For the seat Testing, if it opens again.');
  expect(waitlistSentence(null)).toBe('For the project, if a seat opens again.');
});
