import { useQuery } from '@tanstack/react-query';
import { OwnRequestActions, requestDates } from './own-request-actions.tsx';
import { ownRequestsQuery } from './own-requests.queries.ts';

/** Below 'Request sent' on a project's page: how long it waits, and what can be done about it. */
export function OwnRequestPanel({ requestId }: { requestId: string }) {
  const { data = [] } = useQuery(ownRequestsQuery());
  const request = data.find(({ id }) => id === requestId);
  if (!request) return null;
  return (
    <div className="grid gap-2">
      <p className="text-14 text-muted">{requestDates(request)}</p>
      <OwnRequestActions request={request} />
    </div>
  );
}
