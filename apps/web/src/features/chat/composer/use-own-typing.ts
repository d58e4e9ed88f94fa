import { typingIdleMs } from '@teamwright/contracts/core/limits.ts';
import { useLayoutEffect, useRef } from 'react';
import { sendEvent } from '../../../lib/api/realtime.ts';

/** Sends typing events on each input, and a stop event 1000 ms after the last one, on send and on leaving. */
export function useOwnTyping(room: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop(): void {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    sendEvent('stop_typing', { room });
  }

  function typed(): void {
    sendEvent('typing', { room });
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, typingIdleMs);
  }

  // A layout effect cleans up before the room is left. Afterwards, the server ignores typing events.
  useLayoutEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      sendEvent('stop_typing', { room });
    },
    [room],
  );
  return { typed, stop };
}
