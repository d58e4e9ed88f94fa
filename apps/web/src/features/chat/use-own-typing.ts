import { typingIdleMs } from '@teamwright/contracts/limits.ts';
import { useLayoutEffect, useRef } from 'react';
import { tell } from '../../lib/realtime.ts';

/** Tells the room of each input, and that it stopped: 1000 ms after the last one, on send, on leaving. */
export function useOwnTyping(room: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop(): void {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    tell('stop_typing', { room });
  }

  function typed(): void {
    tell('typing', { room });
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, typingIdleMs);
  }

  // A layout effect ends before the room is left, and from outside of a room nothing is told.
  useLayoutEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      tell('stop_typing', { room });
    },
    [room],
  );
  return { typed, stop };
}
