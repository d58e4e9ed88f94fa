import { expect, test } from 'vitest';
import { canHaveCertificate } from './events.thanks.policy.ts';

const present = {
  status: 'finished',
  participant: 'placed',
  isInTeam: true,
  isCheckedIn: true,
  usedCheckIn: true,
} as const;

test.each([
  [{}, true],
  [{ isCheckedIn: false }, false],
  [{ isCheckedIn: false, usedCheckIn: false }, true],
  [{ participant: 'absent' }, false],
  [{ participant: 'withdrawn' }, false],
  [{ isInTeam: false }, false],
  [{ status: 'running' }, false],
  [{ status: 'cancelled' }, false],
] as const)('a participant with %j can have a certificate: %s', (change, can) => {
  expect(canHaveCertificate({ ...present, ...change })).toBe(can);
});
