import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { JumpState } from '../../paths.ts';
import { namedMessage } from './named-message.ts';

function jumpTarget(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'number' ? state.message : undefined;
}

/** Goes to the message that a link named, once the room is there. */
export function useLinkedJump(jump: (seq: number) => Promise<void>, ready: boolean): void {
  const { key, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    const named = namedMessage(search);
    // From outside it is in the address: from here on as the links of the app have it, so that a reload does not jump.
    if (named) {
      const state: JumpState = { message: named.seq };
      void navigate({ pathname, search: named.rest }, { replace: true, state });
      return;
    }
    const seq = jumpTarget(state);
    if (seq !== undefined) void jump(seq);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation jumps anew, also to the same message
  useEffect(() => {
    if (ready) go();
  }, [ready, key]);
}
