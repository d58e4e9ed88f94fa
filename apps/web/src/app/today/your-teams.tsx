import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useRooms } from '../../features/chat/chat.queries.ts';
import type { Answer } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Count } from '../../ui/count.tsx';
import { FoldCard } from '../../ui/fold-card.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';

const { teams: copy } = dashboardHomeCopy;

type Team = Answer<'projects.listTeams'>[number];

/** Rows before 'Show all'. */
const shownAtFirst = 3;

export const teamsQuery = endpointQuery('projects.listTeams');

/** '2 open seats', or why there is none. */
export function seatsText({ status, seatsOpen }: Pick<Team, 'status' | 'seatsOpen'>): string {
  if (status !== 'open') return copy.statuses[status];
  if (seatsOpen === 0) return copy.seats.none;
  return seatsOpen === 1 ? copy.seats.one : fill(copy.seats.many, { count: seatsOpen });
}

interface RoomLinkProps {
  projectId: string;
  title: string;
  unread: number;
}

/** The chat room of a team with the number of unread messages. */
export function RoomLink({ projectId, title, unread }: RoomLinkProps) {
  return (
    <Link
      to={paths.chatRoom(projectId)}
      className={buttonClass({ variant: 'ghost', size: 'sm', className: '-mr-3 flex-none' })}
    >
      {/* Of a fixed width, so that the names below each other are aligned. */}
      <span aria-hidden="true" className="w-7 text-right">
        <Count value={unread} />
      </span>
      <MessageSquare aria-hidden="true" />
      <span className="sr-only">{fill(copy.room, { title })}</span>
      <span aria-hidden="true" className="max-md:hidden">
        {copy.chat}
      </span>
      {unread > 0 ? <span className="sr-only"> ({fill(copy.unread, { count: unread })})</span> : null}
    </Link>
  );
}

/** The number of unread messages of each room. */
export function useUnreadCounts(userId: string): ReadonlyMap<string, number> {
  const { rooms } = useRooms(userId);
  return new Map(rooms.map((room) => [room.postId, room.unreadCount]));
}

/** Its requests. Those of a full project are on its waitlist and need no answer. */
function Requests({ team: { slug, status, requests } }: { team: Team }) {
  if (!requests) return null;
  const isFull = status === 'full';
  const one = requests === 1 ? copy.request : copy.requests;
  return (
    <Link
      to={isFull ? paths.project(slug) : paths.notifications('to-answer')}
      className="link inline-block min-h-6 leading-6"
    >
      {fill(isFull ? copy.waitlist : one, { count: requests })}
      {isFull ? null : <span className="sr-only"> {copy.toAnswer}</span>}
    </Link>
  );
}

function Row({ team, unread }: { team: Team; unread: number }) {
  const { id, slug, title, role } = team;
  return (
    <li className="flex items-center gap-x-3 py-2 not-first:border-t">
      <div className="min-w-0 flex-1">
        <Link to={paths.project(slug)} className="title-link line-clamp-2 font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-muted max-md:text-13">
          <Badge size="sm">{copy.roles[role]}</Badge>
          <span>{seatsText(team)}</span>
          <Requests team={team} />
        </p>
      </div>
      <RoomLink projectId={id} title={title} unread={unread} />
    </li>
  );
}

/** One line for users who cannot have a team yet. */
function Nothing() {
  return (
    <p className="mt-1 text-14 text-muted">
      {copy.empty}{' '}
      <Link to={paths.discover()} className="link inline-block py-1">
        {copy.discover}
      </Link>{' '}
      {copy.or}{' '}
      <Link to={paths.dashboard('project-posts')} className="link inline-block py-1">
        {copy.post}
      </Link>
      .
    </p>
  );
}

interface RowsProps {
  teams: readonly Team[];
  unreadOf: ReadonlyMap<string, number>;
}

function Rows({ teams, unreadOf }: RowsProps) {
  const { list, isFolded, showAll } = useShowAll('teams', teams.length, shownAtFirst);
  return (
    <>
      <ul ref={list} className="mt-1">
        {(isFolded ? teams.slice(0, shownAtFirst) : teams).map((team) => (
          <Row key={team.id} team={team} unread={unreadOf.get(team.id) ?? 0} />
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} variant="ghost" size="sm" flush onShow={showAll}>
          {fill(copy.all, { count: teams.length })}
        </ShowAllButton>
      ) : null}
    </>
  );
}

/** '4 teams, 2 unread' */
function summaryOf(teams: readonly Team[], unreadOf: ReadonlyMap<string, number>): string {
  if (teams.length === 0) return copy.none;
  const unread = teams.reduce((sum, { id }) => sum + (unreadOf.get(id) ?? 0), 0);
  const count = teams.length === 1 ? copy.one : fill(copy.many, { count: teams.length });
  return unread === 0 ? count : `${count}, ${fill(copy.unread, { count: unread })}`;
}

/** Teams with requests to answer first. The others keep their order. */
function mostUrgentFirst(teams: readonly Team[]): Team[] {
  const asks = ({ status, requests }: Team) => Number(status !== 'full' && Boolean(requests));
  return teams.toSorted((a, b) => asks(b) - asks(a));
}

/** For pages that show no team elsewhere. */
const noneElsewhere: ReadonlySet<string> = new Set();

interface YourTeamsProps {
  userId: string;
  /** Ids of the projects that the page shows elsewhere. */
  elsewhere?: ReadonlySet<string>;
  /** On phones, starts as one row. */
  folds?: boolean;
}

/**
 * The user's projects and teams: role, open seats, requests to answer and unread messages. Renders nothing if the page
 * shows all of them elsewhere.
 */
export function YourTeams({ userId, elsewhere = noneElsewhere, folds = false }: YourTeamsProps) {
  const { data, error, refetch } = useQuery(teamsQuery);
  const unreadOf = useUnreadCounts(userId);
  const teams = data && mostUrgentFirst(data.filter(({ id }) => !elsewhere.has(id)));
  if (teams?.length === 0 && elsewhere.size > 0) return null;
  return (
    <FoldCard
      title={elsewhere.size > 0 ? copy.others : copy.title}
      summary={teams ? summaryOf(teams, unreadOf) : ''}
      startsOpen={!folds}
      className="md:p-5!"
    >
      {error && !teams ? (
        <ErrorState
          title={errorText(error, copy.failed)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        />
      ) : null}
      {teams || error ? null : (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {teams?.length === 0 ? <Nothing /> : null}
      {teams && teams.length > 0 ? <Rows teams={teams} unreadOf={unreadOf} /> : null}
    </FoldCard>
  );
}
