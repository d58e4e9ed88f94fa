import { useQuery } from '@tanstack/react-query';
import type { Missed } from '@teamwright/contracts/chat/catch-up.ts';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { useState } from 'react';
import { endpointQuery } from '../../../lib/api/query.ts';
import type { RoomDetails } from '../chat.queries.ts';

/** Minimum number of unread messages, or minimum absence in milliseconds, for a summary. */
const manyMessages = 10;
const longAway = dayMs;

interface Visit {
  /** The last message read before this visit; 0 on the first visit. */
  readonly lastReadSeq: number;
  /** ISO 8601. */
  readonly lastReadAt: string | null;
  readonly lastSeq: number;
  /** In milliseconds. */
  readonly now: number;
}

/** Whether to show a summary: after an absence, but not on the first visit. */
export function wasAbsent({ lastReadSeq, lastReadAt, lastSeq, now }: Visit): boolean {
  if (lastReadSeq === 0 || lastReadAt === null || lastSeq <= lastReadSeq) return false;
  return lastSeq - lastReadSeq >= manyMessages || now - Date.parse(lastReadAt) > longAway;
}

interface MissedHere {
  readonly missed: Missed;
  readonly close: () => void;
}

/** The messages missed before the room was opened. After a failure, there is no summary. */
export function useCatchUp(room: RoomDetails): MissedHere | undefined {
  const [visit] = useState(() => ({
    after: room.lastReadSeq,
    absent: wasAbsent({ ...room, now: Date.now() }),
  }));
  const [closed, setClosed] = useState(false);
  const { data: missed } = useQuery({
    ...endpointQuery('chat.missed', { params: { postId: room._id }, query: { after: visit.after } }),
    enabled: visit.absent && !closed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (closed || !missed || missed.count === 0) return undefined;
  return { missed, close: () => setClosed(true) };
}
