import { limits } from '@teamwright/contracts/core/limits.ts';

/** Actions later than this after a recommendation are not attributed to it. */
const attributedDays = 30;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3600 * 1000);
}

export function forgetBefore(now: Date): Date {
  return daysBefore(now, limits.shownDays);
}

export function attributedSince(now: Date): Date {
  return daysBefore(now, attributedDays);
}
