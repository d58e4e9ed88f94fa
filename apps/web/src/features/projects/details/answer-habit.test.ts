import { expect, test } from 'vitest';
import { answerHabit } from './answer-habit.ts';

test.each([
  [{ sample: 3, answered: 3, medianHours: 0.2 }, 'Answers 3 of 3 requests in a median of 1 hour'],
  [{ sample: 5, answered: 4, medianHours: 30 }, 'Answers 4 of 5 requests in a median of 30 hours'],
  [{ sample: 50, answered: 45, medianHours: 47 }, 'Answers 9 of 10 requests in a median of 2 days'],
  [{ sample: 4, answered: 0, medianHours: null }, 'Answered none of the last 4 requests'],
])('%o', (record, text) => {
  expect(answerHabit(record)).toBe(text);
});
