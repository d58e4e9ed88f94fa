import type { FakeClock } from '../test-app.ts';

/** A clock that can be set to any moment. */
export interface SettableClock extends FakeClock {
  set(moment: string): void;
}

export function settableClock(start: string): SettableClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (moment) => {
      now = Date.parse(moment);
    },
  };
}
