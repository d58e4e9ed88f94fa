import { useEffect, useEffectEvent, useState } from 'react';

/** Delay after the last keystroke, in milliseconds. */
const pauseMs = 250;

/**
 * Text of an input whose value lives elsewhere, for example in the address: `[typed, type]`. Calls `onPause`
 * when typing pauses. A change from outside replaces the typed text.
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
