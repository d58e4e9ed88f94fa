import { limits } from '@teamwright/contracts/core/limits.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { eventsCopy } from '../../../copy/events/events.ts';
import { call } from '../../../lib/api/api.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { type EventPage, type Participation, useEventChange } from '../events.queries.ts';

const copy = eventsCopy.friends;

interface FriendsProps {
  event: EventPage;
  registration: Participation;
}

/** Shown to a participant who opened the invitation link of another. */
function AcceptFriend({ event, code }: { event: EventPage; code: string }) {
  const [, setSearch] = useSearchParams();
  const forget = () => setSearch({}, { replace: true, preventScrollReset: true });
  const { mutate, isPending } = useEventChange(forget);
  const run = () => call('events.addFriend', { params: { id: event.id }, body: { friendCode: code } });
  return (
    <div className="grid justify-items-start gap-2 rounded-6 bg-tint p-3 text-14 text-on-tint">
      <p>
        <b>{copy.invited}</b> {copy.invitedText}
      </p>
      <Button size="sm" busy={isPending} onClick={() => mutate({ run, done: copy.accepted })}>
        {copy.accept}
      </Button>
    </div>
  );
}

function FriendList({ event, registration }: FriendsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { mutate, isPending, variables } = useEventChange<unknown>(() => list.current?.focus());
  if (registration.friends.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} aria-label={copy.list} className="mt-2 grid gap-1 text-14">
      {registration.friends.map(({ participantId, username }) => {
        const done = fill(copy.removed, { username });
        const run = () => call('events.removeFriend', { params: { id: event.id, participantId } });
        return (
          <li key={participantId} className="flex items-center justify-between gap-2">
            <PersonLink username={username} />
            <Button
              variant="ghost"
              size="square"
              aria-label={fill(copy.remove, { username })}
              busy={isPending && variables.done === done}
              onClick={() => mutate({ run, done })}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The participant's invitation link, and the friends that it has brought. */
export function Friends({ event, registration }: FriendsProps) {
  const [search] = useSearchParams();
  const code = search.get('friend');
  const { friendCode } = registration;
  return (
    <section aria-labelledby="event-friends" className="grid gap-2 border-t pt-4">
      {code && code !== friendCode ? <AcceptFriend event={event} code={code} /> : null}
      <h3 id="event-friends" className="text-16">
        {copy.title}
      </h3>
      <p className="text-14 text-muted">{fill(copy.text, { max: limits.participantFriends })}</p>
      <div>
        <ShareButton
          title={fill(copy.share, { title: event.title })}
          path={paths.event(event.slug, friendCode)}
        />
      </div>
      <FriendList event={event} registration={registration} />
    </section>
  );
}
