import { limits } from '@teamwright/contracts/core/limits.ts';

/** Actions later than this after a recommendation are not attributed to it. */
const attributionDays = 30;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3600 * 1000);
}

export function retentionStart(now: Date): Date {
  return daysBefore(now, limits.shownDays);
}

export function attributionStart(now: Date): Date {
  return daysBefore(now, attributionDays);
}
