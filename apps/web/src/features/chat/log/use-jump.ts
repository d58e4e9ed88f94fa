import { type RefObject, useLayoutEffect, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { toast } from '../../../stores/toasts.ts';
import type { LogScroller } from './log-scroller.ts';

/** Scrolls to a message. If it is not loaded, loads the messages around it first. */
export function useJump(
  showAround: (seq: number) => Promise<void>,
  scroller: RefObject<LogScroller | null>,
): (seq: number) => Promise<void> {
  const [target, setTarget] = useState<number>();

  // The loaded messages are rendered now or in the next layout effect.
  useLayoutEffect(() => {
    if (target !== undefined && scroller.current?.toMessage(target)) setTarget(undefined);
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
