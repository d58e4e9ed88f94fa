import { useHydrated, useServedText } from '../use-hydrated.ts';
import { formatDay, formatUtcDay } from './dates.ts';

/** `formatDay` for pages that the server renders. The server uses UTC, because it does not know the time zone. */
export function useDay(iso: string | null): string {
  return useServedText(
    () => formatDay(iso),
    () => formatUtcDay(iso),
  );
}

/** The same as a function, for several days. */
export function useFormatDay(): typeof formatDay {
  return useHydrated() ? formatDay : formatUtcDay;
}
