import { requestsCopy } from '../../copy/projects/requests.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { type OwnRequest, useRemind, useWithdraw } from './own-requests.queries.ts';

const copy = requestsCopy.own;

/** The state of a request: its waitlist position, or that it is waiting. */
export function requestPlace({ waitlist }: OwnRequest): string {
  return waitlist ? fill(requestsCopy.waitlist, waitlist) : copy.pending;
}

/** When a reminder was sent, and when the request expires. */
export function requestDates({ remindedAt, expiresAt }: OwnRequest): string {
  const parts = [
    ...(remindedAt ? [fill(copy.remindedOn, { date: formatDay(remindedAt) })] : []),
    fill(copy.expires, { date: formatDay(expiresAt) }),
  ];
  return parts.join(' · ');
}

/** The seat and the role that the request is for. */
export function OwnRequestSeat({ request: { seat, role } }: { request: OwnRequest }) {
  return (
    <>
      <SeatLine seat={seat ?? { name: seatsCopy.any }} className="text-13" />
      {role ? <p className="text-13">{fill(requestsCopy.roleLine, { role })}</p> : null}
    </>
  );
}

interface OwnRequestActionsProps {
  request: OwnRequest;
  onWithdrawn: (request: OwnRequest) => void;
}

/** The actions on the user's own pending request. */
export function OwnRequestActions({ request, onWithdrawn }: OwnRequestActionsProps) {
  const { mutate: remind, isPending: reminding } = useRemind();
  const { mutate: withdraw, isPending: withdrawing } = useWithdraw(onWithdrawn);
  return (
    <div className="flex flex-wrap gap-2">
      {request.can.remind ? (
        <Button busy={reminding} onClick={() => remind(request)}>
          {copy.remind}
        </Button>
      ) : null}
      <Button busy={withdrawing} onClick={() => withdraw(request)}>
        {copy.withdraw}
      </Button>
    </div>
  );
}
