import { type RefObject, useId } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import type { AnsweredRequests } from './use-answered-requests.ts';
import { WaitingRow } from './waiting-row.tsx';

interface WaitingRowsProps {
  requests: AnsweredRequests;
  /** Every seat is taken: the requests are on the waitlist and cannot be accepted. */
  isFull: boolean;
  /** Gets the focus if the row that has it disappears. */
  fallback: RefObject<HTMLElement | null>;
}

/** The pending requests of a project, each with its answer. On the waitlist, with why none can be accepted. */
export function WaitingRows({ requests, isFull, fallback }: WaitingRowsProps) {
  const waitlistId = useId();
  return (
    <>
      {isFull ? (
        <p id={waitlistId} className="text-13 text-muted">
          {requestsCopy.waiting.fullText}
        </p>
      ) : null}
      <ol className="text-14">
        {requests.listed.map((one) => (
          <SectionBoundary key={one.request.id} data={one.request} look="item">
            <WaitingRow
              {...one}
              requests={requests}
              waitlistId={isFull ? waitlistId : undefined}
              fallback={fallback}
            />
          </SectionBoundary>
        ))}
      </ol>
    </>
  );
}
