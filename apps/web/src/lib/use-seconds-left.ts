import { useNow } from './use-now.ts';

/** Whole seconds from now until `moment` (epoch milliseconds), counting down to 0. */
export function useSecondsLeft(moment: number): number {
  const now = useNow(1_000);
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}
