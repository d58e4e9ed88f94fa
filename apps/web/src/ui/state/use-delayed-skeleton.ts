import { useEffect, useRef, useState } from 'react';

/** Fast responses show no skeleton. A skeleton that appears stays long enough to be seen. */
const showAfterMs = 200;
const showAtLeastMs = 400;

/** Returns true while a skeleton should be shown for a running load. */
export function useDelayedSkeleton(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownSince = useRef(0);
  useEffect(() => {
    if (loading === shown) return;
    const wait = loading ? showAfterMs : shownSince.current + showAtLeastMs - performance.now();
    const timer = setTimeout(
      () => {
        shownSince.current = performance.now();
        setShown(loading);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
}
