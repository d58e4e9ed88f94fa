import { isApiError } from '../../../../lib/api/api-error.ts';
import type { SeatField } from './seat-drafts.ts';

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
