import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { eventsCopy } from '../../../copy/events/events.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PageFailed } from '../event-of-address.tsx';
import { eventPhaseOf } from '../event-phase.ts';
import { type EventPage, registrationQuery } from '../events.queries.ts';
import { OwnRegistration } from './own-registration.tsx';
import { isPlaced } from './own-team.tsx';

const copy = eventsCopy.page;

interface RegisterLinkProps {
  event: EventPage;
  label?: string;
}

/** The link to the registration, with the friend code of the address. Guests have to sign in first. */
function RegisterLink({ event, label }: RegisterLinkProps) {
  const [search] = useSearchParams();
  const isFull = event.participants >= event.capacity;
  return (
    <>
      <Link
        to={paths.eventRegistration(event.slug, search.get('friend') ?? undefined)}
        className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
      >
        {label ?? (isFull ? copy.joinWaiting : copy.register)}
      </Link>
      <p className="mt-2 text-13 text-muted">{isFull ? copy.waitingHint : copy.registerHint}</p>
    </>
  );
}

/** What the registration looks like to guests, whose address is not known yet. */
function GuestPart({ event }: { event: EventPage }) {
  const phase = eventPhaseOf(event, useNow());
  const reason = phase === 'closed' ? 'deadline' : 'closed';
  if (phase !== 'open' && phase !== 'full') return <p>{eventsCopy.notAllowed[reason]}</p>;
  return (
    <>
      <RegisterLink event={event} />
      <p className="text-13 text-muted">{copy.guestHint}</p>
    </>
  );
}

type Reason = keyof typeof eventsCopy.notAllowed;

function NotAllowed({ event, reason }: { event: EventPage; reason: Reason }) {
  const isAboutAddress = reason === 'domain' || reason === 'list';
  return (
    <>
      <p>{fill(eventsCopy.notAllowed[reason], { domains: listInWords(event.emailDomains) })}</p>
      {isAboutAddress ? (
        <Link to={paths.settings('security')} className="link mt-2 inline-block py-1 text-14">
          {eventsCopy.verify}
        </Link>
      ) : null}
    </>
  );
}

function ParticipantPart({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(registrationQuery(event.id));
  const [registration, setRegistration] = useState(data?.registration);
  // The place in a team can arrive before the rest of the event, which shows the team instead.
  if (data && data.registration !== registration && !(registration && data.registration?.status === 'placed'))
    setRegistration(data.registration);
  if (registration)
    return (
      <OwnRegistration
        event={event}
        registration={registration}
        again={event.viewer?.can.register ? <RegisterLink event={event} label={copy.registerAgain} /> : null}
      />
    );
  if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-12" />
    </div>
  );
}

/** The visitor's own part in an event: register, or the state of the registration. */
export function OwnPart({ event }: { event: EventPage }) {
  const { viewer, status } = event;
  // The card of the team replaces that of the registration.
  if (status === 'draft' || status === 'cancelled' || isPlaced(event)) return null;
  return (
    <Card as="section" aria-label={copy.own}>
      {viewer === null ? <GuestPart event={event} /> : null}
      {viewer?.participant ? <ParticipantPart event={event} /> : null}
      {viewer && !viewer.participant && viewer.can.register ? <RegisterLink event={event} /> : null}
      {viewer && !viewer.participant && viewer.notAllowed ? (
        <NotAllowed event={event} reason={viewer.notAllowed} />
      ) : null}
    </Card>
  );
}
