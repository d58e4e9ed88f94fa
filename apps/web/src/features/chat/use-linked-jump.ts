import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

function jumpTarget(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'number' ? state.message : undefined;
}

/** Goes to the message that a link named, once the room is there. */
export function useLinkedJump(jump: (seq: number) => Promise<void>, ready: boolean): void {
  const { key, state } = useLocation();
  const go = useEffectEvent(() => {
    const seq = jumpTarget(state);
    if (seq !== undefined) void jump(seq);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation jumps anew, also to the same message
  useEffect(() => {
    if (ready) go();
  }, [ready, key]);
}
