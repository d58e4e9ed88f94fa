import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { JumpState } from '../../../paths.ts';

/** Reads the message number from the query of a link in an email. Returns it with the rest of the query. */
export function namedMessage(search: string): { seq: number; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('message');
  if (named === null) return undefined;
  query.delete('message');
  const rest = query.toString();
  // If it is not a number, only the room opens.
  return /^[1-9]\d{0,8}$/.test(named) ? { seq: Number(named), rest: rest && `?${rest}` } : undefined;
}

function jumpTarget(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'number' ? state.message : undefined;
}

/** Scrolls to the message that a link names, once the room has loaded. */
export function useLinkedJump(jump: (seq: number) => Promise<void>, ready: boolean): void {
  const { key, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    const named = namedMessage(search);
    // External links name the message in the address. Move it to the navigation state, so that a reload does
    // not jump again.
    if (named) {
      const state: JumpState = { message: named.seq };
      void navigate({ pathname, search: named.rest }, { replace: true, state });
      return;
    }
    const seq = jumpTarget(state);
    if (seq !== undefined) void jump(seq);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation jumps again
  useEffect(() => {
    if (ready) go();
  }, [ready, key]);
}
