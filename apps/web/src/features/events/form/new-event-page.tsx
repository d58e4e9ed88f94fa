import { eventFormCopy as copy } from '../../../copy/events/event-form.ts';
import { useOwnZone } from '../../../lib/time/use-own-zone.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PageLoading } from '../event-of-address.tsx';
import { NewEventForm } from './event-form.tsx';

/** The form for a new event. */
export function NewEventPage() {
  const user = useCurrentUser();
  const zone = useOwnZone();
  if (!user) return null;
  return (
    <div className="wrap max-w-240 py-6 pb-24 md:pt-8 md:pb-16">
      <PageTitle>{copy.newTitle}</PageTitle>
      <h1>{copy.newTitle}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">{copy.newIntro}</p>
      {zone === undefined ? (
        <PageLoading text={copy.newLoading} />
      ) : (
        <NewEventForm key={user.id} userId={user.id} zone={zone} />
      )}
    </div>
  );
}
