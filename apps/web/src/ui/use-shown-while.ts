import { useEffect, useRef, useState } from 'react';

/** Quick answers show no skeleton at all; a skeleton that appears stays long enough to be seen. */
const showAfterMs = 200;
const showAtLeastMs = 400;

/** True while a skeleton should be seen for something that `loading` says is under way. */
export function useShownWhile(loading: boolean): boolean {
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
