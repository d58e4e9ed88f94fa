import { eventStatuses } from '@teamwright/contracts/core/choices.ts';
import { expect, test } from 'vitest';
import { eventAbilities } from './events.policy.ts';

const now = new Date('2026-11-02T09:00:00.000Z');
const viewer = {
  organiser: null,
  isAdmin: false,
  deadline: now,
  now,
  participantIdeas: false,
  participant: null,
  notAllowed: null,
};

test.each([
  { title: 'an owner', manager: { organiser: 'owner' } },
  { title: 'a co-organiser', manager: { organiser: 'co_organiser' } },
  { title: 'an administrator', manager: { isAdmin: true } },
] as const)('$title forms teams and removes participants until teams are published', ({ manager }) => {
  const abilities = eventStatuses.map((status) => eventAbilities({ ...viewer, ...manager, status }));
  const isBefore = eventStatuses.map((status) => status === 'open' || status === 'forming');
  expect(abilities.map(({ form }) => form)).toEqual(isBefore);
  expect(abilities.map(({ removeParticipant }) => removeParticipant)).toEqual(isBefore);
});

test.each(eventStatuses)(
  'a participant forms no teams and removes no participant while the event is %s',
  (status) => {
    const can = eventAbilities({ ...viewer, participant: 'registered', status });
    expect(can).toMatchObject({ form: false, removeParticipant: false });
  },
);
