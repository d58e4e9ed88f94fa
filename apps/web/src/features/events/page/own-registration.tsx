import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { eventsCopy as copy } from '../../../copy/events/events.ts';
import { call } from '../../../lib/api/api.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { isAfterPublication } from '../event-phase.ts';
import { type EventPage, type Participation, useEventChange } from '../events.queries.ts';
import { Friends } from './friends.tsx';
import { OwnTeamParts } from './own-team.tsx';

/** Whether the participant has a place and no team. */
function hasNoTeam({ status }: Participation): boolean {
  return status === 'registered' || status === 'confirmed';
}

function waitsForTeam(event: EventPage, registration: Participation): boolean {
  return hasNoTeam(registration) && isAfterPublication(event.status);
}

function stateOf(event: EventPage, registration: Participation) {
  const { status, confirmationWanted } = registration;
  if (waitsForTeam(event, registration)) return copy.state.waitsForTeam;
  if (hasNoTeam(registration) && event.status === 'finished') return copy.state.noTeam;
  return copy.state[confirmationWanted ? 'confirm' : status];
}

interface OwnRegistrationProps {
  event: EventPage;
  registration: Participation;
  /** The way back after withdrawing. */
  again: ReactNode;
}

interface WithdrawProps {
  eventId: string;
  onDone: () => void;
}

function Withdraw({ eventId, isWaiting, onDone }: WithdrawProps & { isWaiting: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useEventChange(() => {
    setOpen(false);
    onDone();
  });
  const run = () => call('events.withdraw', { params: { id: eventId } });
  return (
    <>
      <Button variant="ghost" className="text-muted" onClick={() => setOpen(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.withdrawTitle}
        description={isWaiting ? copy.withdrawWaitingText : copy.withdrawText}
        confirmLabel={copy.withdrawYes}
        cancelLabel={isWaiting ? copy.withdrawWaitingNo : copy.withdrawNo}
        busy={isPending}
        onConfirm={() => mutate({ run, done: copy.withdrawn })}
      />
    </>
  );
}

function Confirm({ eventId, wanted, onDone }: WithdrawProps & { wanted: boolean }) {
  const { mutate, isPending } = useEventChange(onDone);
  const run = () => call('events.confirm', { params: { id: eventId } });
  return (
    <Button
      variant={wanted ? 'primary' : 'line'}
      size={wanted ? 'lg' : 'md'}
      busy={isPending}
      onClick={() => mutate({ run, done: copy.confirmedToast })}
    >
      {wanted ? copy.confirmNow : copy.confirm}
    </Button>
  );
}

/** The state of the user's registration, and what they can do about it. */
export function OwnRegistration({ event, registration, again }: OwnRegistrationProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { can, confirmationWanted, waitingPosition, status } = registration;
  const { title, text } = stateOf(event, registration);
  // The buttons go away, so the focus moves to the new state.
  const showState = () => heading.current?.focus();
  return (
    <div className="grid gap-4">
      <div>
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-18">
          {fill(title, { position: waitingPosition ?? '' })}
        </h2>
        {event.status === 'cancelled' ? null : <p className="text-14 text-muted">{text}</p>}
      </div>
      {waitsForTeam(event, registration) ? (
        <section aria-labelledby={headingId} className="grid gap-3">
          <OwnTeamParts event={event} hasTeam={false} hasReasons={false} />
        </section>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can.confirm ? <Confirm eventId={event.id} wanted={confirmationWanted} onDone={showState} /> : null}
        {can.edit ? (
          <Link to={paths.eventRegistration(event.slug)} className={buttonClass()}>
            {copy.page.change}
          </Link>
        ) : null}
        {can.withdraw ? (
          <Withdraw eventId={event.id} isWaiting={status === 'waitlisted'} onDone={showState} />
        ) : null}
      </div>
      {status === 'withdrawn' && again ? <div>{again}</div> : null}
      {can.edit ? <Friends event={event} registration={registration} /> : null}
    </div>
  );
}
