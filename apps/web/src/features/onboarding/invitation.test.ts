import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import { expect, test } from 'vitest';
import type { Answer } from '../../lib/api/api.ts';
import { invitationOf } from './invitation.ts';
import type { StepName } from './use-step.ts';

function stateAfter(...done: readonly StepName[]): Answer<'onboarding.get'> {
  const steps = welcomeSteps.map((step) => ({
    step,
    status: done.includes(step) ? ('done' as const) : ('open' as const),
  }));
  const next = steps.find(({ status }) => status === 'open')?.step ?? null;
  return { onboarding: null, welcome: { steps, next } };
}

test('leads to the first steps until there are three skills', () => {
  expect(invitationOf(stateAfter(), 0)).toMatchObject({ to: 'steps', title: 'Get your first matches' });
  expect(invitationOf(stateAfter('skills'), 2)).toMatchObject({ text: 'You left off at step 2 of 4.' });
});

test('with three skills it offers what improves the matches, and then nothing', () => {
  expect(invitationOf(stateAfter(), 3)).toMatchObject({ to: 'better', step: 'hours' });
  expect(invitationOf(stateAfter('skills', 'hours'), 3)).toMatchObject({ to: 'better', step: 'goals' });
  expect(invitationOf(stateAfter('skills', 'hours', 'goals'), 3)).toBeUndefined();
  expect(invitationOf({ onboarding: null, welcome: null }, 3)).toBeUndefined();
});
