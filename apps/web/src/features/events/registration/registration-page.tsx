import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { eventsCopy } from '../../../copy/events/events.ts';
import { registrationCopy as copy } from '../../../copy/events/registration.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState } from '../../../ui/state/state-message.tsx';
import { EventOfAddress, PageFailed, PageLoading } from '../event-of-address.tsx';
import { isAfterPublication } from '../event-phase.ts';
import { type EventPage, registrationQuery } from '../events.queries.ts';
import { FromProfile } from './from-profile.tsx';
import { RegistrationForm } from './registration-form.tsx';

function NotOpen({ event }: { event: EventPage }) {
  const reason = event.viewer?.notAllowed ?? 'closed';
  return (
    <EmptyState
      title={copy.notOpen}
      hint={fill(eventsCopy.notAllowed[reason], { domains: listInWords(event.emailDomains) })}
      action={
        <Link to={paths.event(event.slug)} className={buttonClass()}>
          {copy.back}
        </Link>
      }
    />
  );
}

/** Late-comers register with a link from the publication of the teams on. */
function lateCodeOf({ status }: EventPage, search: URLSearchParams): string | undefined {
  return isAfterPublication(status) ? (search.get('late') ?? undefined) : undefined;
}

function Content({ event, userId }: { event: EventPage; userId: string }) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...registrationQuery(event.id),
    // A refetch while the user types would replace nothing, and the form starts from this answer.
    refetchOnWindowFocus: false,
  });
  if (!data) {
    if (error) return <PageFailed error={error} text={copy.failed} retry={refetch} />;
    return <PageLoading text={copy.loading} />;
  }
  const { registration, start } = data;
  const friend = search.get('friend') ?? undefined;
  const lateCode = lateCodeOf(event, search);
  if (registration?.can.edit)
    return <RegistrationForm key="change" event={event} userId={userId} registration={registration} />;
  if (start === null || !(event.viewer?.can.register || lateCode)) return <NotOpen event={event} />;
  // The link replaces the join code.
  const asked = lateCode ? { ...event, needsCode: false } : event;
  return (
    <>
      <FromProfile start={start} />
      <RegistrationForm
        key="new"
        event={asked}
        userId={userId}
        start={start}
        friendCode={friend}
        lateCode={lateCode}
      />
    </>
  );
}

/** Registration for an event, and later changes of it, on one page. */
export function RegistrationPage() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  if (!user) return null;
  return (
    <EventOfAddress>
      {(event) => {
        const isNew = event.viewer?.can.register || lateCodeOf(event, search) !== undefined;
        const title = fill(isNew ? copy.title : copy.changeTitle, { event: event.title });
        return (
          <div className="mx-auto grid w-full max-w-180 gap-6 px-4 py-6 md:pt-8 md:pb-16">
            <PageTitle>{title}</PageTitle>
            <div>
              <BackLink href={paths.event(event.slug)} label={copy.back} />
              <h1 className="wrap-anywhere">{title}</h1>
            </div>
            <Content key={event.id} event={event} userId={user.id} />
          </div>
        );
      }}
    </EventOfAddress>
  );
}
