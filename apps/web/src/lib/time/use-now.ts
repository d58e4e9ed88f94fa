import { startTransition, use, useEffect, useState } from 'react';
import { ServedPageContext } from '../served/served-page.ts';
import { useIsServed } from '../use-hydrated.ts';

/**
 * The current time in milliseconds, updated every `everyMs`, for texts such as '2m ago'. A page of the server starts
 * with the time of its rendering, which is updated at once only if it is older than that.
 */
export function useNow(everyMs = 30_000): number {
  const page = use(ServedPageContext);
  const isServed = useIsServed();
  const [now, setNow] = useState(() => (page && isServed ? page.now : Date.now()));
  useEffect(() => {
    const update = (before: number) => (Math.abs(Date.now() - before) > everyMs ? Date.now() : before);
    // In a transition, because a page may have many of these.
    startTransition(() => setNow(update));
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
