import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { eventsCopy } from '../../../copy/events/events.ts';
import { whyNotCopy } from '../../../copy/events/reasons.ts';
import { teamRequestsCopy } from '../../../copy/events/team-requests.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import type { TeamReasons } from '../../../ui/events/team-reasons.ts';
import { WhyThisTeam } from '../../../ui/events/why-this-team.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { PageFailed, PageLoading } from '../event-of-address.tsx';
import { isAfterPublication } from '../event-phase.ts';
import { type EventPage, ownTeamQuery, type PublishedTeam } from '../events.queries.ts';
import { LeaveEvent } from './leave-event.tsx';

const OwnTeamRequest = lazy(async () => ({
  default: (await import('./own-team-request.tsx')).OwnTeamRequest,
}));
const WhyNot = lazy(async () => ({ default: (await import('./why-not.tsx')).WhyNot }));

const copy = eventsCopy.team;
const partTexts = { whyNot: whyNotCopy, request: teamRequestsCopy.own };

interface MemberProps {
  member: PublishedTeam['members'][number];
  questions: EventPage['questions'];
}

/** A member with the roles and answers that the team may see. */
function Member({ member, questions }: MemberProps) {
  const { userId, username, profilePicture, roles, answers } = member;
  const viewer = useCurrentUser();
  const shown = questions.flatMap(({ id, label }) => {
    const answer = answers.find(({ questionId }) => questionId === id);
    return answer ? [{ id, label, value: answer.value }] : [];
  });
  return (
    <li className="flex min-w-0 gap-3">
      <Avatar id={userId} name={username} picture={profilePicture} />
      <div className="grid min-w-0 flex-1 content-start text-14">
        <span className="flex min-w-0 items-center gap-2">
          <PersonLink username={username} />
          {userId === viewer?.id ? <Badge size="sm">{uiCopy.you}</Badge> : null}
        </span>
        <span className="text-13 wrap-anywhere text-muted">{roles.join(', ')}</span>
        {shown.length === 0 ? null : (
          <dl className="mt-1 grid gap-1">
            {shown.map(({ id, label, value }) => (
              <div key={id}>
                <dt className="text-13 wrap-anywhere text-muted">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

type Part = 'whyNot' | 'request';

/** An opened part can be below the screen, so it gets the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface PartsProps {
  event: EventPage;
  hasTeam: boolean;
  hasReasons: boolean;
}

/** What a participant can ask and do about the team. A part loads when it is opened; one is open at a time. */
export function OwnTeamParts({ event, hasTeam, hasReasons }: PartsProps) {
  const [opened, setOpened] = useState<Part>();
  const id = useId();
  const canAsk = isAfterPublication(event.status);
  const textOf = (part: Part) =>
    part === 'request' && !hasTeam ? teamRequestsCopy.own.openWithoutTeam : partTexts[part].open;
  const parts: Part[] = [...(hasReasons ? ['whyNot' as const] : []), ...(canAsk ? ['request' as const] : [])];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <Button
            key={part}
            size="sm"
            aria-expanded={opened === part}
            aria-controls={opened === part ? id : undefined}
            onClick={() => setOpened(opened === part ? undefined : part)}
          >
            {textOf(part)}
          </Button>
        ))}
        {canAsk && hasTeam ? <LeaveEvent eventId={event.id} /> : null}
      </div>
      {opened ? (
        <section
          key={opened}
          ref={focus}
          id={id}
          aria-label={textOf(opened)}
          tabIndex={-1}
          className="grid scroll-mb-24 gap-3 outline-0"
        >
          <Suspense fallback={<PageLoading text={partTexts[opened].loading} />}>
            {opened === 'whyNot' ? <WhyNot eventId={event.id} /> : <OwnTeamRequest event={event} />}
          </Suspense>
        </section>
      ) : null}
    </>
  );
}

interface TeamProps {
  event: EventPage;
  team: PublishedTeam;
  reasons: TeamReasons | null;
}

function Team({ event, team, reasons }: TeamProps) {
  const { name, members, project } = team;
  return (
    <>
      <p className="text-14 wrap-anywhere text-muted">{name}</p>
      <ul
        aria-label={fill(copy.members, { team: name })}
        className="my-4 grid gap-x-6 gap-y-3 sm:grid-cols-2"
      >
        {members.map((member) => (
          <Member key={member.userId} member={member} questions={event.questions} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.chatRoom(project.id)} className={buttonClass({ variant: 'primary' })}>
          {copy.room}
        </Link>
        <Link to={paths.project(project.slug)} className={buttonClass()}>
          {copy.project}
        </Link>
      </div>
      <div className="mt-6 grid gap-4 border-t pt-4">
        {reasons ? <WhyThisTeam reasons={reasons} /> : null}
        <OwnTeamParts event={event} hasTeam hasReasons={reasons !== null} />
      </div>
    </>
  );
}

/** The id of its heading. */
export const ownTeamId = 'own-team';

/** The published team of a participant, which is loaded before the page is shown. Nothing for other visitors. */
export function OwnTeam({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery({ ...ownTeamQuery(event.id), enabled: isPlaced(event) });
  if (!isPlaced(event)) return null;
  return (
    <Card as="section" aria-labelledby={ownTeamId}>
      <h2 id={ownTeamId} tabIndex={-1} className="text-18">
        {copy.title}
      </h2>
      {data?.team ? <Team event={event} team={data.team} reasons={data.reasons} /> : null}
      {data?.team === null ? <p className="text-14">{copy.gone}</p> : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
    </Card>
  );
}

/** Whether the visitor has a place in a published team. */
export function isPlaced({ viewer }: EventPage): boolean {
  return viewer?.participant === 'placed';
}
