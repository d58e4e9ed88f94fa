import type { Message } from '@teamwright/contracts/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { announcementOf } from './announcement.ts';
import { useBlockedIds } from './use-blocked-ids.ts';

/** Messages that come within this time are spoken of together, in milliseconds. */
const burstMs = 1000;

/** Speaks of new messages of others; the log itself is silent, or it would be read again and again. */
export function ArrivalAnnouncer({ postId, ownId }: { postId: string; ownId: string }) {
  const blocked = useBlockedIds();
  const [spoken, setSpoken] = useState('');
  const burst = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useRealtime('new_message', (message) => {
    if (message.postId !== postId || message.senderId === ownId) return;
    if (message.senderId !== null && blocked.has(message.senderId)) return;
    burst.current.push(message);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setSpoken(announcementOf(burst.current));
      burst.current = [];
    }, burstMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return <Announcer>{spoken}</Announcer>;
}
