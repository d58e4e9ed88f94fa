import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ExposureReport } from '@teamwright/contracts/learning.ts';

/** Actions later than this after a recommendation are not attributed to it. */
const attributionDays = 30;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

export function retentionStart(now: Date): Date {
  return daysBefore(now, limits.shownDays);
}

export function attributionStart(now: Date): Date {
  return daysBefore(now, attributionDays);
}

/** On a small site, totals would describe single users. */
export function canPublishExposure({ people, slots }: Pick<ExposureReport, 'people' | 'slots'>): boolean {
  const { minPeople, minSlots } = limits.publicExposure;
  return people >= minPeople && slots >= minSlots;
}
