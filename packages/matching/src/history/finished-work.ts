import { dayOf } from '../profile/developer-numbers.ts';
import type { ProjectRecord } from '../profile/project-record.ts';

/** A finished project, with the day on which it ended. */
export interface FinishedWork extends ProjectRecord {
  readonly day: number;
}

/** Whether the work ended before it was created: its user has chosen the date, so it shows no event or season. */
export function isBackdated({ createdAt, day }: FinishedWork): boolean {
  return dayOf(createdAt) > day;
}
