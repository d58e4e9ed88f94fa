/** What can be made to go wrong, for tests. Everything is off at first. */
export interface Faults {
  /** Connections are refused. */
  down: boolean;
  /** Every answer comes after this many milliseconds. */
  slowMs: number;
  /** The API answers 500. */
  broken: boolean;
  /** Codes are answered as expired. */
  codesExpired: boolean;
  /** Tokens are answered as unknown. */
  tokensRevoked: boolean;
  /** So many calls are refused with the hourly limit used up, which ends after `limitSeconds`. */
  limited: number;
  limitSeconds: number;
  /** The API answers 200 with JSON that breaks off. */
  garbled: boolean;
  /** The API answers 200 with this text instead. */
  instead: string | undefined;
  /** Hears of each call of the API, as `/repos/a/b`, before it is answered; it may set the faults above. */
  onCall: (path: string) => void;
}

export function noFaults(): Faults {
  return {
    down: false,
    slowMs: 0,
    broken: false,
    codesExpired: false,
    tokensRevoked: false,
    limited: 0,
    limitSeconds: 1,
    garbled: false,
    instead: undefined,
    onCall: () => {},
  };
}

/** Waits as a slow host does; the caller's patience may end first. */
export async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
