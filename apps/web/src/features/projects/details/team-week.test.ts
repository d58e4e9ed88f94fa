import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { readWeek } from '@teamwright/matching/hours/week.ts';
import { weekSpans } from '@teamwright/matching/hours/week-spans.ts';
import { expect, test } from 'vitest';
import { weekInWords } from '../../../lib/time/week-words.ts';
import { closestHours, freeByHour, hourSpans, mostFree, teamWeek, whenFree } from './team-week.ts';

/** Tuesday 18:00 to 22:00. */
const tuesday = readWeek(`${'0'.repeat(10)}3c${'0'.repeat(30)}`);
/** The Sunday before an ordinary week of July, and before the week in which Berlin's clocks go back. */
const july = Date.UTC(2026, 6, 12);
const october = Date.UTC(2026, 9, 18);

function hoursOf(zones: readonly string[], from = july, week: readonly boolean[] | null = tuesday) {
  return {
    from: new Date(from).toISOString(),
    zone: null,
    people: zones.map((timeZone) => ({
      userId: timeZone,
      assumed: week === null,
      spans: weekSpans({ timeZone, week }, from, from + 9 * dayMs) ?? [],
    })),
  };
}

function shared(zones: readonly string[], zone: string, least = zones.length): string {
  return weekInWords(whenFree(teamWeek(hoursOf(zones), zone), least));
}

test('the hours of a team are on the clock of the reader', () => {
  expect(shared(['Europe/Berlin', 'Europe/Paris'], 'Europe/Berlin')).toBe('Tue 18–22');
  expect(shared(['Europe/Berlin', 'Europe/London'], 'Europe/Berlin')).toBe('Tue 19–22');
  expect(shared(['Europe/Berlin'], 'Asia/Kolkata')).toBe('Tue 21:30–24; Wed 0–1:30');
  expect(shared(['Europe/Berlin'], 'Asia/Kathmandu')).toBe('Tue 21:45–24; Wed 0–1:45');
});

test('hours at the edges of the week are complete for every zone', () => {
  const always = hoursOf(
    ['UTC'],
    july,
    tuesday.map(() => true),
  );
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'UTC'])
    expect(weekInWords(whenFree(teamWeek(always, zone), 1))).toBe('Mon–Sun 0–24');
});

test('without hours for all, the largest group is found', () => {
  const week = teamWeek(hoursOf(['Europe/Berlin', 'Europe/Paris', 'Asia/Tokyo']), 'Europe/Berlin');
  expect(mostFree(week)).toBe(2);
  expect(weekInWords(whenFree(week, 3))).toBe('');
  expect(weekInWords(whenFree(week, 2))).toBe('Tue 18–22');
});

test('an hour counts users who are available during the whole of it', () => {
  const byHour = freeByHour(teamWeek(hoursOf(['Europe/Berlin']), 'Asia/Kolkata'));
  expect(byHour[1]?.slice(20)).toEqual([0, 0, 1, 1]);
});

test('in the week in which clocks go back, a change in one zone moves the later days only', () => {
  const everyDay = readWeek('00003c'.repeat(7));
  const hours = hoursOf(['Europe/Berlin'], october, everyDay);
  expect(weekInWords(whenFree(teamWeek(hours, 'UTC'), 1))).toBe('Mon–Sat 16–20; Sun 17–21');
  expect(weekInWords(whenFree(teamWeek(hours, 'Europe/Berlin'), 1))).toBe('Mon–Sun 18–22');
});

function closestOf(weeks: readonly (readonly boolean[])[]): string[] | undefined {
  const people = weeks.map((week, at) => ({
    userId: `${at}`,
    assumed: false,
    spans: weekSpans({ timeZone: 'UTC', week: [...week] }, july, july + 9 * dayMs) ?? [],
  }));
  const hours = { from: new Date(july).toISOString(), zone: null, people };
  return closestHours(hours, 'UTC')?.map(({ userId, hour }) => `${userId} ${weekInWords(hourSpans(hour))}`);
}

function weekWith(...free: readonly number[]): boolean[] {
  return Array.from({ length: 168 }, (_, hour) => free.includes(hour));
}

test('two people without a common hour have closest hours, by day before at night', () => {
  expect(closestOf([weekWith(9, 60), weekWith(12, 100)])).toEqual(['0 Mon 9–10', '1 Mon 12–13']);
  expect(closestOf([weekWith(2, 34), weekWith(3, 35)])).toEqual(['0 Tue 10–11', '1 Tue 11–12']);
  expect(closestOf([weekWith(0), weekWith(167)])).toEqual(['0 Mon 0–1', '1 Sun 23–24']);
});

test('no hours are the closest for more than two people, or without any hours', () => {
  expect(closestOf([weekWith(1), weekWith(2), weekWith(3)])).toBeUndefined();
  expect(closestOf([weekWith(1), weekWith()])).toBeUndefined();
});
