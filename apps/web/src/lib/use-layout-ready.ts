import { useEffect, useState } from 'react';

/** Maximum time to wait for pending responses, in milliseconds. */
const maxWaitMs = 1500;

/** Whether the content above has loaded, or is so late that the content below no longer waits for it. */
export function useLayoutReady(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return late || !loading;
}
