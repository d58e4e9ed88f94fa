import { useQuery } from '@tanstack/react-query';
import { OwnRequestActions, OwnRequestSeat, requestDates } from './own-request-actions.tsx';
import { ownRequestsQuery } from './own-requests.queries.ts';

interface OwnRequestPanelProps {
  requestId: string;
  onWithdrawn: () => void;
}

/** Shown below 'Request sent' on a project's page: the dates, texts and actions of the request. */
export function OwnRequestPanel({ requestId, onWithdrawn }: OwnRequestPanelProps) {
  const { data = [] } = useQuery(ownRequestsQuery());
  const request = data.find(({ id }) => id === requestId);
  if (!request) return null;
  return (
    <div className="grid gap-2">
      <div className="grid gap-0.5">
        <p className="text-14 text-muted">{requestDates(request)}</p>
        <OwnRequestSeat request={request} />
        {request.note ? (
          <p className="text-13 wrap-anywhere whitespace-pre-line text-muted">{request.note}</p>
        ) : null}
      </div>
      <OwnRequestActions request={request} onWithdrawn={onWithdrawn} />
    </div>
  );
}
