import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { PulseFrequency } from '@teamwright/contracts/events/pulse.ts';
import { momentsOf, wallTimeAt } from '../../../core/zoned-time.ts';

interface Period {
  /** The first day in the zone of the event, such as 2026-11-23. */
  readonly day: string;
  /** When the period began. */
  readonly since: Date;
}

/** The period that contains `now`: the day, or else the week from Monday, also while the frequency is `off`. */
export function periodAt(now: Date, timeZone: string, frequency: PulseFrequency): Period {
  const wall = wallTimeAt(timeZone, now.getTime());
  const today = wall - (wall % dayMs);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const first = frequency === 'daily' ? today : today - daysSinceMonday * dayMs;
  return {
    day: new Date(first).toISOString().slice(0, 10),
    since: new Date(momentsOf(timeZone, first)[0]),
  };
}
