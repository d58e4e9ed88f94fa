import { dayMs, minuteMs } from '@teamwright/contracts/core/durations.ts';
import { monthOf, months } from '@teamwright/matching/explain/words.ts';
import { uiCopy } from '../../copy/ui.ts';
import { fill, texts } from '../../texts.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day and a time of day, as a calendar and a clock show them. */
interface Shown {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** Sunday is 0. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

// Texts are put together here, because the first use of `Intl` takes 15 ms on a desktop and a long task on a phone.

function shownHere(date: Date): Shown {
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  };
}

function shownInUtc(date: Date): Shown {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** 'Nov'. September has four letters in British English. */
function shortMonth({ month }: Shown): string {
  return months[month]?.slice(0, month === 8 ? 4 : 3) ?? '';
}

function dayText(shown: Shown): string {
  return `${shown.day} ${shortMonth(shown)} ${shown.year}`;
}

function timeText({ hour, minute }: Shown): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** 'Monday' for 1, as in `Date.getDay`. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday] ?? '';
}

/** 'October', or 'October 2024' for an earlier one; as the engine names months, in UTC. */
export function monthText(iso: string, now: number): string {
  return monthOf(Date.parse(iso), now);
}

/** 'Sat 5 Dec 2026' and '10:00', as UTC shows a date. */
export function utcParts(date: Date): { day: string; time: string } {
  const shown = shownInUtc(date);
  return { day: `${weekdayName(shown.weekday).slice(0, 3)} ${dayText(shown)}`, time: timeText(shown) };
}

/** '12 Nov 2026' in the user's time zone; 'Date not provided' for null. */
export function formatDay(iso: string | null): string {
  return iso === null ? texts.projects.dateNotProvided : dayText(shownHere(new Date(iso)));
}

/** The same in UTC, for texts that the server renders too. */
export function formatUtcDay(iso: string | null): string {
  return iso === null ? texts.projects.dateNotProvided : dayText(shownInUtc(new Date(iso)));
}

/** '12 Nov 2026' for a calendar date `YYYY-MM-DD`, independent of the time zone. */
export function formatCalendarDate(date: string): string {
  return dayText(shownInUtc(new Date(`${date.slice(0, 10)}T00:00:00Z`)));
}

/** 'Nov 2026' for `YYYY-MM` */
export function formatMonth(month: string): string {
  const shown = shownInUtc(new Date(`${month}-01T00:00:00Z`));
  return `${shortMonth(shown)} ${shown.year}`;
}

/** '09:14' */
export function formatTime(iso: string): string {
  return timeText(shownHere(new Date(iso)));
}

/** 'Saturday 5 December 2026 at 10:00', for tooltips. */
export function formatFull(iso: string): string {
  const shown = shownHere(new Date(iso));
  const day = `${weekdayName(shown.weekday)} ${shown.day} ${months[shown.month]} ${shown.year}`;
  return `${day} at ${timeText(shown)}`;
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

/** '3 days' from one calendar date to another, both included; from seven days on in whole weeks: '2 weeks'. */
export function durationText(start: string, end: string): string {
  const { oneDay, days: daysText, oneWeek, weeks: weeksText } = uiCopy.timeline;
  const days = Math.max(1, (Date.parse(end) - Date.parse(start)) / dayMs + 1);
  if (days < 7) return days === 1 ? oneDay : fill(daysText, { count: days });
  const weeks = Math.round(days / 7);
  return weeks === 1 ? oneWeek : fill(weeksText, { count: weeks });
}
