import { describe, expect, test } from 'vitest';
import { invitationOf } from './invitation.ts';

type Status = 'open' | 'done' | 'skipped';

function state(hours: Status, goals: Status, next: 'hours' | null = null) {
  const steps = [
    { step: 'skills' as const, status: 'done' as const },
    { step: 'hours' as const, status: hours },
    { step: 'goals' as const, status: goals },
    { step: 'matches' as const, status: 'done' as const },
  ];
  return { onboarding: null, welcome: { steps, next } };
}

describe('the invitation of a user with skills', () => {
  test.each([
    [state('open', 'open', 'hours'), 'hours'],
    [state('skipped', 'done'), 'hours'],
    [state('done', 'skipped'), 'goals'],
    [state('done', 'done'), undefined],
  ])('leads from %j to %s', (all, step) => {
    expect(invitationOf(all, 3)?.step).toBe(step);
  });
});

test('a user without skills who has skipped all steps is not invited again', () => {
  expect(invitationOf(state('skipped', 'skipped'), 0)).toBeUndefined();
});
