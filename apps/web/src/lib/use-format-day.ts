import { formatDay, formatUtcDay } from './dates.ts';
import { useHydrated } from './use-hydrated.ts';

/** `formatDay` for pages that the server renders. The server uses UTC, because it does not know the time zone. */
export function useFormatDay(): typeof formatDay {
  return useHydrated() ? formatDay : formatUtcDay;
}
