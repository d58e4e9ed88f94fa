import { fill, texts } from '../texts.ts';

const minuteMs = 60_000;
const locale = 'en-GB';

/** Creating a format takes milliseconds on a phone, so each is created with its first use. */
export function createFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(date);
  };
}

const dayText = createFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const calendarText = createFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthText = createFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const timeText = createFormat({ hour: '2-digit', minute: '2-digit' });
const fullText = createFormat({ dateStyle: 'full', timeStyle: 'short' });

/** '12 Nov 2026' in the user's time zone; 'Date not provided' for null. */
export function formatDay(iso: string | null): string {
  return iso === null ? texts.projects.dateNotProvided : dayText(new Date(iso));
}

/** The same in UTC, for texts that the server renders too. */
export function formatUtcDay(iso: string | null): string {
  return iso === null ? texts.projects.dateNotProvided : calendarText(new Date(iso));
}

/** '12 Nov 2026' for a calendar date `YYYY-MM-DD`, independent of the time zone. */
export function formatCalendarDate(date: string): string {
  return calendarText(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** 'Nov 2026' for `YYYY-MM` */
export function formatMonth(month: string): string {
  return monthText(new Date(`${month}-01T00:00:00Z`));
}

/** '09:14' */
export function formatTime(iso: string): string {
  return timeText(new Date(iso));
}

/** Full date and time, for tooltips. */
export function formatFull(iso: string): string {
  return fullText(new Date(iso));
}

/** 'Just now' below 1 minute, then minutes below 60, hours below 1440, days; 'No activity' for null. */
export function formatRelative(iso: string | null, now: number = Date.now()): string {
  if (iso === null) return texts.chat.noActivity;
  const minutes = Math.floor((now - new Date(iso).getTime()) / minuteMs);
  if (minutes < 1) return texts.chat.justNow;
  if (minutes < 60) return fill(texts.chat.minutesAgo, { count: minutes });
  if (minutes < 1440) return fill(texts.chat.hoursAgo, { count: Math.floor(minutes / 60) });
  return fill(texts.chat.daysAgo, { count: Math.floor(minutes / 1440) });
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** 'Today', 'Yesterday' or the date, in the user's time zone. */
export function formatDayHeading(iso: string, now: number = Date.now()): string {
  // Noon of yesterday, so that days of 23 and 25 hours do not matter.
  const noonYesterday = startOfDay(now) - 12 * 60 * minuteMs;
  const day = startOfDay(new Date(iso).getTime());
  if (day === startOfDay(now)) return texts.chat.today;
  return day === startOfDay(noonYesterday) ? texts.chat.yesterday : formatDay(iso);
}

/** Whole weeks between two calendar dates, at least 1. */
export function weeksBetween(start: string, end: string): number {
  return Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / (7 * 1440 * minuteMs)));
}
