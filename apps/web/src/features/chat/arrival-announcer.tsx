import type { Message, RoomAttention } from '@teamwright/contracts/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { announcementOf } from './announcement.ts';
import { useFolds } from './folding.ts';
import { isWanted } from './wanted.ts';

/** Messages within this time are announced together, in milliseconds. */
const burstMs = 1000;

interface ArrivalAnnouncerProps {
  postId: string;
  ownId: string;
  attention: RoomAttention;
}

/**
 * Announces new messages of other users. The log itself is not a live region, because it would be read again
 * and again.
 */
export function ArrivalAnnouncer({ postId, ownId, attention }: ArrivalAnnouncerProps) {
  const folds = useFolds();
  const [spoken, setSpoken] = useState('');
  const burst = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useRealtime('new_message', (message) => {
    if (message.postId !== postId || !isWanted(message, { ownId, attention, folds })) return;
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
