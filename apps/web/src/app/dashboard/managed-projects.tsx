import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { SuggestedPerson } from '../../features/matching/suggested-person.tsx';
import { overviewQuery } from '../../features/requests/requests.queries.ts';
import { useAnsweredRequests } from '../../features/requests/use-answered-requests.ts';
import { WaitingRows } from '../../features/requests/waiting-rows.tsx';
import type { Answer } from '../../lib/api/api.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { RoomLink, seatsText, useUnreadCounts } from '../today/your-teams.tsx';

const { projects: copy } = dashboardHomeCopy;

type ManagedProject = Answer<'requests.overview'>[number];

function requestsText(count: number): string {
  if (count === 0) return copy.noRequests;
  return count === 1 ? copy.request : fill(copy.requests, { count });
}

function Requests({ project }: { project: ManagedProject }) {
  const { slug, title, status, requests, requestCount } = project;
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useAnsweredRequests(requests);
  const isFull = status === 'full';
  if (answered.listed.length === 0) return null;
  return (
    <div className="border-t pt-3">
      <h4 ref={heading} tabIndex={-1} className="text-14 text-heading">
        {isFull ? fill(copy.waitlist, { count: requestCount }) : requestsText(requestCount)}
        <span className="sr-only">: {title}</span>
      </h4>
      <WaitingRows requests={answered} isFull={isFull} fallback={heading} />
      {requestCount > requests.length ? (
        <Link to={paths.project(slug)} className="link inline-block py-1 text-14">
          {fill(copy.allRequests, { count: requestCount })}
        </Link>
      ) : null}
    </div>
  );
}

function Candidate({ project }: { project: ManagedProject }) {
  const { id, slug, title, status, seatsOpen, openSeats } = project;
  // An invited person stays in place. Otherwise a second press would invite the next one.
  const [invited, setInvited] = useState<ManagedProject['candidate']>(null);
  const candidate = invited ?? project.candidate;
  if (!invited && (status !== 'open' || seatsOpen === 0)) return null;
  const seatId = openSeats.find((seat) => seat.id === candidate?.match.seat?.id)?.id ?? null;
  return (
    <div className="border-t pt-3">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-14 text-heading">
          {copy.candidate}
          <span className="sr-only">: {title}</span>
        </h4>
        <p className="flex gap-x-4 text-14">
          <Link to={paths.projectTeam(slug)} className="link hit-44 md:after:hidden">
            {copy.build}
            <span className="sr-only">: {title}</span>
          </Link>
          <Link to={paths.dashboard('Posts-recommendations')} className="link hit-44 md:after:hidden">
            {copy.all}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
      {candidate ? (
        <SuggestedPerson
          key={candidate.id}
          projectId={id}
          person={candidate}
          match={candidate.match}
          seatId={seatId}
          onInvite={() => setInvited(candidate)}
        />
      ) : (
        <p className="text-14 text-muted">{copy.noCandidate}</p>
      )}
    </div>
  );
}

interface ProjectProps {
  project: ManagedProject;
  unread: number;
}

function Project({ project, unread }: ProjectProps) {
  const { id, slug, title, role, status, openSeats } = project;
  const names = status === 'open' ? [...new Set(openSeats.map(({ name }) => name))].join(', ') : '';
  return (
    <Card as="li" className="grid gap-3 text-14 md:p-5!">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-16 leading-6">
            <Link to={paths.project(slug)} className="title-link line-clamp-2 wrap-anywhere">
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            <Badge size="sm">{dashboardHomeCopy.teams.roles[role]}</Badge>
            <span className="wrap-anywhere">
              {names.length > 0 ? fill(copy.seats, { seats: seatsText(project), names }) : seatsText(project)}
            </span>
          </p>
        </div>
        <RoomLink projectId={id} title={title} unread={unread} />
      </div>
      <Requests project={project} />
      <Candidate project={project} />
    </Card>
  );
}

/** The projects in the order in which they were shown first: an answer changes their order, and rows would move. */
function useFirstOrder(projects: readonly ManagedProject[]): ManagedProject[] {
  const [first] = useState(() => projects.map(({ id }) => id));
  const places = new Map(first.map((id, place) => [id, place]));
  return projects.toSorted((a, b) => (places.get(a.id) ?? first.length) - (places.get(b.id) ?? first.length));
}

/** The projects that the user owns or co-owns, with what waits for a decision. Renders nothing without any. */
export function ManagedProjects({ userId }: { userId: string }) {
  const { data = [] } = useQuery(overviewQuery);
  const projects = useFirstOrder(data);
  const unreadOf = useUnreadCounts(userId);
  const waiting = projects
    .filter(({ status }) => status !== 'full')
    .reduce((sum, { requestCount }) => sum + requestCount, 0);
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="your-projects" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="your-projects" className="text-18">
          {copy.title}
        </h2>
        {waiting > 0 ? <span className="text-14 text-muted">{requestsText(waiting)}</span> : null}
      </div>
      <ul className={cx('grid items-start gap-4', projects.length > 1 && 'xl:grid-cols-2')}>
        {projects.map((project) => (
          <SectionBoundary key={project.id} data={project} look="item">
            <Project project={project} unread={unreadOf.get(project.id) ?? 0} />
          </SectionBoundary>
        ))}
      </ul>
    </section>
  );
}
