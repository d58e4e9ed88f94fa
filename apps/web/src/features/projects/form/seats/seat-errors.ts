import { limits } from '@teamwright/contracts/core/limits.ts';
import { seatFormCopy as copy } from '../../../../copy/projects/seat-form.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { fill } from '../../../../texts.ts';
import type { SeatDraft, SeatField } from './seat-drafts.ts';

interface SeatError {
  path: 'seats' | `seats.${number}.${SeatField}`;
  message: string;
}

/** The field of the form for each field of the contract. An unknown seat is shown at its name. */
const formFieldOf: Readonly<Record<string, SeatField>> = {
  id: 'name',
  name: 'name',
  skills: 'skills',
  level: 'level',
  hoursPerWeek: 'hours',
  memberId: 'memberId',
};

/** The server's errors about seats, such as `seats.2.name`, for the fields of the form. */
export function seatErrors(error: unknown): SeatError[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fields).flatMap(([path, message]): SeatError[] => {
    if (path === 'seats') return [{ path, message }];
    const [, index, name = ''] = /^seats\.(\d+)\.(\w+)/.exec(path) ?? [];
    const field = formFieldOf[name];
    return field ? [{ path: `seats.${Number(index)}.${field}`, message }] : [];
  });
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

/** What the server would reject in the seats as typed, so that it is shown with what else is missing. */
export function seatProblems(seats: readonly SeatDraft[]): SeatError[] {
  const { seatName, hoursPerWeek } = limits;
  return seats.flatMap(({ name, hours }, index): SeatError[] => [
    ...(isWithin(name.trim().length, seatName)
      ? []
      : [{ path: `seats.${index}.name` as const, message: fill(copy.nameLength, seatName) }]),
    ...(hours.trim() === '' || (Number.isInteger(Number(hours)) && isWithin(Number(hours), hoursPerWeek))
      ? []
      : [{ path: `seats.${index}.hours` as const, message: fill(copy.hoursOutside, hoursPerWeek) }]),
  ]);
}
