import { useEffect, useEffectEvent, useState } from 'react';

/** How long to wait after the last keystroke. */
const pauseMs = 250;

/**
 * Text of a box whose value lives elsewhere, such as in the address: `[typed, type]`. `onPause` is called
 * when typing pauses; a change from outside replaces what is typed.
 */
export function useDebouncedText(
  value: string,
  onPause: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const report = useEffectEvent(onPause);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => report(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return [typed, setTyped];
}
