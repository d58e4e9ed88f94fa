import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every `everyMs`, for texts such as '2m ago'. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
