import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Answer } from '../../../../lib/api/api.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';

export type Attendance = Answer<'events.attendance'>;
export type Attendee = Attendance['participants'][number];
export type Difference = Answer<'events.repairDifference'>;
export type RepairPage = Answer<'events.repair'>;

export interface AttendanceFilter {
  search: string;
  state: Attendee['state'] | '';
}

export function attendanceQuery(id: string, { search, state }: AttendanceFilter) {
  const query = { search, state: state || undefined, limit: limits.page.max };
  return {
    ...endpointQuery('events.attendance', { params: { id }, query }),
    placeholderData: keepPreviousData,
  };
}

export function repairQuery(id: string) {
  return endpointQuery('events.repair', { params: { id } });
}

export function differenceQuery(id: string, version: number) {
  return endpointQuery('events.repairDifference', { params: { id, version } });
}
