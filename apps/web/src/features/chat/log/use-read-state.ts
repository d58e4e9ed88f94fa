import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import { connectionState, sendEvent } from '../../../lib/api/realtime.ts';
import { patchRead } from '../chat.queries.ts';

/** Minimum time between two read reports, in milliseconds. */
const reportEveryMs = 400;

function report(projectId: string, seq: number, leaving: boolean): void {
  if (connectionState() === 'online' && !leaving) sendEvent('read', { room: projectId, seq });
  // A lost report leaves a wrong unread count until the next report.
  else
    call('chat.read', { params: { postId: projectId }, body: { seq }, keepalive: leaving }).catch(
      () => undefined,
    );
}

/**
 * Reports the user's read position: the last visible message while the window has the focus. `reportSeen` is called
 * with that message whenever the view changes.
 */
export function useReadState(projectId: string, initialSeq: number) {
  const client = useQueryClient();
  const read = useRef(initialSeq);
  const seen = useRef(initialSeq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function flush(leaving = false): void {
    timer.current = undefined;
    report(projectId, read.current, leaving);
    patchRead(client, projectId, read.current);
  }

  function reportSeen(seq: number): void {
    seen.current = Math.max(seen.current, seq);
    if (!document.hasFocus() || seen.current <= read.current) return;
    read.current = seen.current;
    timer.current ??= setTimeout(() => flush(), reportEveryMs);
  }

  /** Marks the room as read up to `seq`, visible or not. */
  function readTo(seq: number): void {
    if (seq <= read.current) return;
    seen.current = seq;
    read.current = seq;
    clearTimeout(timer.current);
    flush();
  }

  const reportAgain = useEffectEvent(() => reportSeen(seen.current));
  const finish = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    flush(true);
  });
  useEffect(() => {
    const focused = () => reportAgain();
    const left = () => finish();
    window.addEventListener('focus', focused);
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('focus', focused);
      window.removeEventListener('pagehide', left);
      finish();
    };
  }, []);

  return { reportSeen, readTo, readSeq: () => read.current };
}
