/** Faults that tests can switch on. */
export interface Faults {
  /** Connections are refused. */
  down: boolean;
  /** Every response is delayed by this many milliseconds. */
  slowMs: number;
  /** The API returns 500. */
  broken: boolean;
  /** Codes are rejected as expired. */
  codesExpired: boolean;
  /** Tokens are rejected as unknown. */
  tokensRevoked: boolean;
  /** This many calls are rejected because the hourly limit is used up, which ends after `limitSeconds`. */
  limited: number;
  limitSeconds: number;
  /** The API returns 200 with JSON that is cut off. */
  garbled: boolean;
  /** The API returns 200 with this text. */
  instead: string | undefined;
  /** Called with the path of each API call, such as `/repos/a/b`, before its response; it may set the faults above. */
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

/** Waits like a slow host; the caller's time limit may end it first. */
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
