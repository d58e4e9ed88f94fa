import type { Message, RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { useRealtime } from '../../../lib/api/use-realtime.ts';
import { fill } from '../../../texts.ts';
import { Announcer } from '../../../ui/state/announcer.tsx';
import { useIsHidden } from '../blocked-messages.ts';
import { spokenText } from '../pictures/spoken-text.ts';
import { shouldNotify } from '../should-notify.ts';

/** Messages within this time are announced together, in milliseconds. */
const burstMs = 1000;

/** Returns the announcement for a burst of messages: one in full, several as a number. */
export function announcementOf(burst: readonly Message[]): string {
  const [first] = burst;
  if (!first) return '';
  if (burst.length > 1) return fill(chatCopy.announcedMany, { count: burst.length });
  return fill(chatCopy.announced, { name: first.senderUsername, text: spokenText(first) });
}

interface ArrivalAnnouncerProps {
  projectId: string;
  ownId: string;
  level: RoomNotificationLevel;
}

/**
 * Announces new messages of other users. The log itself is not a live region, because it would be read again
 * and again.
 */
export function ArrivalAnnouncer({ projectId, ownId, level }: ArrivalAnnouncerProps) {
  const isHidden = useIsHidden();
  const [spoken, setSpoken] = useState('');
  const burst = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useRealtime('new_message', (message) => {
    if (message.postId !== projectId || !shouldNotify(message, { ownId, level, isHidden })) return;
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
