/** Combines calls in quick succession: the first runs immediately, the rest once at the end of the interval. */
export interface Throttle {
  call(key: string): void;
  /** Drops waiting calls. */
  stop(): void;
}

/** @param interval milliseconds between two runs of one key */
export function createThrottle(interval: number, run: (key: string) => void): Throttle {
  const pauses = new Map<string, { timer: NodeJS.Timeout; again: boolean }>();

  function start(key: string): void {
    const timer = setTimeout(() => end(key), interval).unref();
    pauses.set(key, { timer, again: false });
    run(key);
  }

  function end(key: string): void {
    const again = pauses.get(key)?.again;
    pauses.delete(key);
    if (again) start(key);
  }

  return {
    call(key) {
      const pause = pauses.get(key);
      if (pause === undefined) start(key);
      else pause.again = true;
    },
    stop() {
      for (const { timer } of pauses.values()) clearTimeout(timer);
      pauses.clear();
    },
  };
}
