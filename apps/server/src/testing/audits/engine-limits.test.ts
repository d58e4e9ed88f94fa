import { limits } from '@teamwright/contracts/core/limits.ts';
import { seatLimits } from '@teamwright/matching/seats/seat-limits.ts';
import { maxMustHaves } from '@teamwright/matching/team/plan.ts';
import { expect, test } from 'vitest';

test('the engine proposes seats within the limits of the contract', () => {
  expect(seatLimits).toEqual({
    maxSeats: limits.seats.max,
    maxSkillsPerSeat: limits.seatSkills.max,
    minNameLength: limits.seatName.min,
    maxNameLength: limits.seatName.max,
  });
});

test('the engine reads as many must-haves as the contract allows', () => {
  expect(maxMustHaves).toBe(limits.mustHaves);
});
