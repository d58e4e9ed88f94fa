import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedHours } from './shared-hours.ts';
import { hoursOfWeek, type Week } from './week.ts';
import { type Span, weekSpans } from './week-spans.ts';
import { offsetPeriods } from './zone-offset.ts';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const quarterMs = 900_000;
const weekMs = 7 * 24 * 3_600_000;
const quartersOfWeek = weekMs / quarterMs;

const anyZone = fc.constantFrom(...zones);
const anyWeek: fc.Arbitrary<Week> = fc.array(fc.boolean(), {
  minLength: hoursOfWeek,
  maxLength: hoursOfWeek,
});
/** Mondays 00:00 UTC from 2026 on. */
const anyMonday = fc.nat(260).map((weeks) => Date.UTC(2026, 0, 5) + weeks * weekMs);

/** The weekday (Monday is 0) and hour of an instant, read from the zone's own clock. */
function localHour(clock: Intl.DateTimeFormat, instant: number): number {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return days.indexOf(parts.weekday ?? '') * 24 + Number(parts.hour);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
}

function contains(spans: readonly Span[] | null, minute: number): boolean {
  return spans?.some(([start, end]) => minute >= start && minute < end) ?? false;
}

test('a span contains an instant exactly if the local clock shows an available hour, in every zone', () => {
  const seed = fc.sample(fc.tuple(anyWeek, anyMonday, fc.nat(quartersOfWeek - 1)), zones.length);
  for (const [at, timeZone] of zones.entries()) {
    const [week, monday, quarter] = seed[at] ?? [[], 0, 0];
    const [clock, spans] = [clockOf(timeZone), weekSpans({ timeZone, week }, monday, monday + weekMs)];
    for (let step = quarter % 7; step < quartersOfWeek; step += 7)
      expect(
        contains(spans, step * 15),
        `${timeZone} ${new Date(monday + step * quarterMs).toISOString()}`,
      ).toBe(week[localHour(clock, monday + step * quarterMs)]);
  }
});

test('in a week in which clocks change, spans follow them to the minute', () => {
  // Clocks go forward on 29 March 2026 in Berlin and on 4 October 2026 by half an hour on Lord Howe Island.
  const changes = [
    ['Europe/Berlin', Date.UTC(2026, 2, 29, 1)],
    ['Europe/Berlin', Date.UTC(2026, 9, 25, 1)],
    ['America/New_York', Date.UTC(2026, 2, 8, 7)],
    ['Australia/Lord_Howe', Date.UTC(2026, 9, 3, 15, 30)],
  ] as const;
  for (const [timeZone, change] of changes)
    fc.assert(
      fc.property(anyWeek, (week) => {
        const from = change - weekMs / 2;
        const [clock, spans] = [clockOf(timeZone), weekSpans({ timeZone, week }, from, from + weekMs)];
        for (let minute = weekMs / 120_000 - 180; minute < weekMs / 120_000 + 180; minute += 15)
          if (contains(spans, minute) !== week[localHour(clock, from + minute * 60_000)]) return false;
        return offsetPeriods(timeZone, from, from + weekMs)[0]?.end === change;
      }),
      { numRuns: 10 },
    );
});

test('shared hours are the time that the spans of both have in common while no clock changes', () => {
  fc.assert(
    fc.property(anyZone, anyZone, anyWeek, anyWeek, anyMonday, (here, there, week, other, monday) => {
      const [one, two] = [
        { timeZone: here, week },
        { timeZone: there, week: other },
      ];
      const stable = [here, there].every((zone) => offsetPeriods(zone, monday, monday + weekMs).length === 1);
      fc.pre(stable);
      const [mine, theirs] = [one, two].map((hours) => weekSpans(hours, monday, monday + weekMs));
      let shared = 0;
      for (let minute = 0; minute < weekMs / 60_000; minute += 15)
        if (contains(mine ?? null, minute) && contains(theirs ?? null, minute)) shared += 0.25;
      return sharedHours(one, two, monday) === shared && sharedHours(two, one, monday) === shared;
    }),
    { numRuns: 60 },
  );
});
