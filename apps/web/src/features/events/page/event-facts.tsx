import type { ReactNode } from 'react';
import { eventsCopy } from '../../../copy/events/events.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useOwnZone } from '../../../lib/time/use-own-zone.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { takesRegistrations } from '../event-phase.ts';
import { eventSpan, momentIn, visitorSpan } from '../event-times.ts';
import type { EventPage } from '../events.queries.ts';
import { placeText } from '../list/event-row.tsx';

const copy = eventsCopy.page;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere text-heading">{children}</dd>
    </div>
  );
}

/** Whether an entry in a calendar is useful: only organisers see a draft, and other events are over. */
function hasCalendar({ status }: EventPage): boolean {
  return status !== 'draft' && status !== 'finished' && status !== 'cancelled';
}

/** The time in the zone of the event, and in that of the visitor if it differs. */
function When({ event }: { event: EventPage }) {
  const zone = useOwnZone();
  const own = zone === undefined ? undefined : visitorSpan(event, zone);
  return (
    <>
      <time dateTime={event.startsAt}>{eventSpan(event)}</time>
      {own === undefined ? null : (
        <span className="block text-14 text-muted">{fill(copy.yourTime, { time: own })}</span>
      )}
      {hasCalendar(event) ? (
        <a href={paths.eventCalendar(event.slug)} download className="link block w-fit py-1 text-14">
          {copy.calendar}
        </a>
      ) : null}
    </>
  );
}

function Places({ event: { capacity, participants, waiting } }: { event: EventPage }) {
  const left = Math.max(0, capacity - participants);
  return (
    <>
      {left === 0 ? fill(copy.none, { capacity }) : fill(copy.left, { left, capacity })}
      {waiting === 0 ? null : (
        <span className="block text-14 text-muted">{fill(eventsCopy.waiting, { count: waiting })}</span>
      )}
    </>
  );
}

function Deadline({ event: { deadline, timeZone } }: { event: EventPage }) {
  const isOver = Date.parse(deadline) <= useNow();
  const text = isOver ? eventsCopy.deadlineOver : eventsCopy.deadline;
  return <time dateTime={deadline}>{fill(text, { time: momentIn(deadline, timeZone) })}</time>;
}

function whoText({ joinPolicy, emailDomains, needsCode }: EventPage): string {
  const who = fill(copy.joinPolicies[joinPolicy], { domains: listInWords(emailDomains) });
  return needsCode ? `${who}, ${copy.needsCode}` : who;
}

function sizeText({ min, preferred, max }: EventPage['teamSize']): string {
  return min === max ? fill(copy.oneSize, { preferred }) : fill(copy.teamSize, { min, preferred, max });
}

/** How to register. Later, how many take part. */
function RegistrationFacts({ event }: { event: EventPage }) {
  if (!takesRegistrations(event))
    return <Fact label={copy.participants}>{fill(copy.takingPart, { count: event.participants })}</Fact>;
  return (
    <>
      <Fact label={copy.registration}>
        <Deadline event={event} />
      </Fact>
      <Fact label={copy.capacity}>
        <Places event={event} />
      </Fact>
      <Fact label={copy.who}>{whoText(event)}</Fact>
    </>
  );
}

/** When, where, for how many, who can register, and who organises it. */
export function EventFacts({ event }: { event: EventPage }) {
  return (
    <Card as="section" flat aria-label={copy.facts}>
      <dl className="grid gap-4 text-15">
        <Fact label={copy.when}>
          <When event={event} />
        </Fact>
        <Fact label={copy.where}>{placeText(event)}</Fact>
        <RegistrationFacts event={event} />
        <Fact label={copy.teams}>{sizeText(event.teamSize)}</Fact>
        <Fact label={copy.roles}>
          <TagList tags={event.roles.map((label) => ({ kind: 'skill', label }))} />
        </Fact>
        <Fact label={copy.organisers}>
          <ul className="mt-1 grid gap-2">
            {event.organisers.map(({ userId, username, profilePicture, role }) => (
              <li key={userId} className="flex min-w-0 items-center gap-2 text-14">
                <Avatar id={userId} name={username} picture={profilePicture} size={24} />
                <PersonLink username={username} />
                {role === 'owner' ? <span className="text-muted">{copy.owner}</span> : null}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </Card>
  );
}
