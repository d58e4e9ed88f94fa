import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { type WaitingRequest, waitingQuery } from './requests.queries.ts';
import { useAnsweredRequests } from './use-answered-requests.ts';
import { WaitingRows } from './waiting-rows.tsx';

const copy = requestsCopy.waiting;

/** The best fit first; users without a score last, in the order in which they asked. */
function bestFirst(requests: readonly WaitingRequest[]): WaitingRequest[] {
  return requests.toSorted((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1));
}

/**
 * The pending requests for owners and co-owners, the best fit first. While no seat is open, they form the waitlist and
 * keep its order.
 */
export function WaitingRequests({ projectId, full }: { projectId: string; full: boolean }) {
  const { data = [] } = useQuery(waitingQuery(projectId));
  const heading = useRef<HTMLHeadingElement>(null);
  const requests = useAnsweredRequests(full ? data : bestFirst(data));
  if (requests.listed.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waiting-requests">
      <div className="flex items-center justify-between gap-2">
        <h2 id="waiting-requests" ref={heading} tabIndex={-1} className="scroll-mt-20 text-16 leading-6">
          {full ? copy.waitlist : copy.title}
        </h2>
        <Badge tone="neutral">{data.length}</Badge>
      </div>
      <div className="mt-1">
        <WaitingRows requests={requests} isFull={full} fallback={heading} />
      </div>
    </Card>
  );
}
