import { useQuery } from '@tanstack/react-query';
import type { Missed } from '@teamwright/contracts/chat-catch-up.ts';
import { useState } from 'react';
import { endpointQuery } from '../../lib/query.ts';
import { wasAbsent } from './absence.ts';
import type { RoomDetails } from './chat.queries.ts';

interface MissedHere {
  readonly missed: Missed;
  readonly close: () => void;
}

/** The messages missed before the room was opened. After a failure, there is no summary. */
export function useMissed(room: RoomDetails): MissedHere | undefined {
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
