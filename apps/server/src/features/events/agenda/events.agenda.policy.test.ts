import { expect, test } from 'vitest';
import { nextStep } from './events.agenda.policy.ts';

const nothing = { organiser: null, participant: null, deadlinePassed: false, confirmationAsked: false };

test.each([
  [{ status: 'open', participant: 'registered', confirmationAsked: true }, 'confirm'],
  [{ status: 'open', participant: 'registered' }, null],
  [{ status: 'open', participant: 'confirmed', confirmationAsked: true }, null],
  [{ status: 'open', participant: 'waitlisted', confirmationAsked: true }, null],
  [{ status: 'published', participant: 'placed' }, 'team'],
  [{ status: 'running', participant: 'placed' }, 'team'],
  [{ status: 'running', participant: 'absent' }, null],
  [{ status: 'draft', organiser: 'owner' }, 'open'],
  [{ status: 'open', organiser: 'owner' }, null],
  [{ status: 'open', organiser: 'co_organiser', deadlinePassed: true }, 'form'],
  [{ status: 'forming', organiser: 'owner' }, 'form'],
  [{ status: 'published', organiser: 'owner' }, null],
  [{ status: 'forming', organiser: 'owner', participant: 'registered', confirmationAsked: true }, 'confirm'],
] as const)('in %j, the next step is %s', (standing, step) => {
  expect(nextStep({ ...nothing, ...standing })).toBe(step);
});
