import { use, useEffect, useState } from 'react';
import { ServedPageContext } from './served/served-page.ts';
import { useHydrated } from './use-hydrated.ts';

/** The current time in milliseconds, updated every `everyMs`, for texts such as '2m ago'. */
export function useNow(everyMs = 30_000): number {
  const served = use(ServedPageContext);
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return served && !hydrated ? served.now : now;
}
