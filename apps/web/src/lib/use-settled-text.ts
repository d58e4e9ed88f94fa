import { useEffect, useState } from 'react';

/** The text as it was when it last stayed unchanged for `pauseMs` milliseconds. */
export function useSettledText(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
