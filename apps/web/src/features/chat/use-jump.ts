import { type RefObject, useLayoutEffect, useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../stores/toasts.ts';
import type { LogFollower } from './log-scroll.ts';

/** Leads to a message, by way of what is around it when it is far from what is shown. */
export function useJump(
  showAround: (seq: number) => Promise<void>,
  follower: RefObject<LogFollower | null>,
): (seq: number) => Promise<void> {
  const [target, setTarget] = useState<number>();

  // What was loaded is drawn by now, or will be soon.
  useLayoutEffect(() => {
    if (target !== undefined && follower.current?.toMessage(target)) setTarget(undefined);
  });

  return async (seq) => {
    try {
      await showAround(seq);
      setTarget(seq);
    } catch (error) {
      toast.error(errorText(error, chatCopy.jumpFailed));
    }
  };
}
