import { expect, test } from 'vitest';
import { secondFor } from './teammate-card.tsx';

const sign = { via: null, repositories: 1, projects: 0 };
const summary = {
  skills: [
    { ...sign, label: 'Testing', how: 'shown' as const },
    { ...sign, label: 'React', how: 'related' as const },
  ],
};

test('a person is the second one for skills of the seat and of the project, not for related ones', () => {
  const person = { summary, skills: ['Testing', 'Docker'], covers: ['Testing', 'React', 'Docker', 'Kafka'] };
  expect(secondFor(person, ['React', 'Testing', 'Docker', 'Kafka'])).toEqual(['Testing', 'Docker']);
  expect(secondFor(person, [])).toEqual([]);
});
