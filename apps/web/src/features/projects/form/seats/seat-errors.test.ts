import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { SeatDraft } from './seat-drafts.ts';
import { seatErrors, seatProblems } from './seat-errors.ts';

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

test('finds what the server would reject in the seats as typed', () => {
  const seat = { id: '', skills: [], level: 'any', memberId: '' } as const;
  const seats: SeatDraft[] = [
    { ...seat, key: 0, name: 'UX', hours: '80' },
    { ...seat, key: 1, name: ' U ', hours: '' },
    { ...seat, key: 2, name: 'Backend', hours: '200' },
    { ...seat, key: 3, name: 'Frontend', hours: '2.5' },
  ];
  expect(seatProblems(seats)).toEqual([
    { path: 'seats.1.name', message: 'Enter a name of 2 to 40 characters.' },
    { path: 'seats.2.hours', message: 'Enter a whole number of hours from 1 to 80, or leave it empty.' },
    { path: 'seats.3.hours', message: 'Enter a whole number of hours from 1 to 80, or leave it empty.' },
  ]);
});
