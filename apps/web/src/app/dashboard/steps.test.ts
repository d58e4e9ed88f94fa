import { expect, test } from 'vitest';
import { type Progress, stepsOf } from './steps.ts';

const nothing: Progress = {
  bio: '',
  workplace: '',
  hoursPerWeek: null,
  availability: null,
  skills: 0,
  projects: 0,
};

function doneSteps(changes: Partial<Progress>): string[] {
  return stepsOf({ ...nothing, ...changes })
    .filter(({ done }) => done)
    .map(({ name }) => name);
}

test.each<[Partial<Progress>, string[]]>([
  [{}, []],
  [{ bio: 'I build.' }, []],
  [{ bio: 'I build.', workplace: ' ' }, []],
  [{ bio: 'I build.', workplace: 'Kelp & Iron' }, ['profile']],
  [{ skills: 2 }, []],
  [{ skills: 3 }, ['skills']],
  [{ projects: 1 }, ['project']],
  [{ hoursPerWeek: 6 }, ['hours']],
  [{ availability: 'f'.repeat(42) }, ['hours']],
])('%j completes the steps %j', (changes, done) => {
  expect(doneSteps(changes)).toEqual(done);
});
