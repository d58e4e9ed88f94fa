import { type RefObject, useEffect, useEffectEvent } from 'react';

/** An element that is visible for this long counts as seen, in milliseconds. */
const seenAfterMs = 1500;

/** Calls `onSeen` once the element has been visible for a moment in the active window. */
export function useSeen(element: RefObject<HTMLElement | null>, wanted: boolean, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!wanted || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let inView = false;

    function decide(): void {
      clearTimeout(timer);
      if (inView && document.visibilityState === 'visible') timer = setTimeout(() => seen(), seenAfterMs);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        decide();
      },
      { threshold: 0.6 },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', decide);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', decide);
    };
  }, [element, wanted]);
}
