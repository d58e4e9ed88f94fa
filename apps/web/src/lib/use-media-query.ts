import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, where CSS alone is not enough: `useMediaQuery('(width >= 1280px)')`. */
export function useMediaQuery(query: string): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => false,
  );
}
