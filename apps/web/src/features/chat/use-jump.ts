import { type RefObject, useLayoutEffect, useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { toast } from '../../stores/toasts.ts';
import type { LogFollower } from './log-scroll.ts';

/** Leads to a message, loading what lies between when it is not there yet. */
export function useJump(reach: (seq: number) => Promise<boolean>, follower: RefObject<LogFollower | null>) {
  const [target, setTarget] = useState<number>();

  // What was loaded is drawn by now, or will be soon.
  useLayoutEffect(() => {
    if (target !== undefined && follower.current?.toMessage(target)) setTarget(undefined);
  });

  return async (seq: number): Promise<void> => {
    if (await reach(seq)) setTarget(seq);
    else toast.error(chatCopy.jumpFailed);
  };
}
