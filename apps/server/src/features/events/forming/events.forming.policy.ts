const maxSilenceMs = 30_000;

/** A formation that runs but was last reported before this moment was interrupted. */
export function silentSince(now: Date): Date {
  return new Date(now.getTime() - maxSilenceMs);
}
