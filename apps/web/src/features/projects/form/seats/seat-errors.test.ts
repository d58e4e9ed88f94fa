import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { seatErrors } from './seat-errors.ts';

test('finds the field of the form for each error about a seat, and ignores the others', () => {
  const fields = {
    seats: 'At most 30 seats',
    'seats.2.name': 'At least 2 characters',
    'seats.0.hoursPerWeek': 'At most 80 hours',
    'seats.1.id': 'This seat is not in the project',
    'seats.1.skills.3': 'Too long',
    title: 'Too long',
  };
  expect(seatErrors(new ApiError('', { status: 400, code: 'invalid', fields }))).toEqual([
    { path: 'seats', message: 'At most 30 seats' },
    { path: 'seats.2.name', message: 'At least 2 characters' },
    { path: 'seats.0.hours', message: 'At most 80 hours' },
    { path: 'seats.1.name', message: 'This seat is not in the project' },
    { path: 'seats.1.skills', message: 'Too long' },
  ]);
  expect(seatErrors(new Error('network'))).toEqual([]);
});
