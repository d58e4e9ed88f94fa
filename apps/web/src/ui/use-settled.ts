import { useEffect, useState } from 'react';

/** Long enough for answers that are on their way, in milliseconds; whoever waits longer sees what there is. */
const patienceMs = 1500;

/** Whether what stands above has come, or is so late that what follows no longer waits for its place. */
export function useSettled(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return late || !loading;
}
