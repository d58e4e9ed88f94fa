import { cx } from 'class-variance-authority';
import { Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { seatsCopy } from '../../../copy/projects/seats.ts';
import { teamCopy } from '../../../copy/projects/team.ts';
import { openSeatsOf } from '../../../lib/skills/seats.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { JointIcon } from '../../../ui/match/joint-icon.tsx';
import { isFitting, type Scored } from '../../../ui/match/score-text.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { ShowAllButton } from '../../../ui/show-all-button.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { useShowAll } from '../../../ui/use-show-all.ts';
import type { ProjectDetails } from '../projects.queries.ts';

const copy = projectsCopy.page;

type Seat = ProjectDetails['seats'][number];

/** What a seat asks for besides its skills. */
function termsOf({ level, hoursPerWeek }: Seat): string {
  const hours = hoursPerWeek === 1 ? seatsCopy.oneHour : fill(seatsCopy.hours, { count: hoursPerWeek ?? 0 });
  return [level === 'any' ? '' : seatsCopy.levels[level], hoursPerWeek ? hours : '']
    .filter(Boolean)
    .join(' · ');
}

interface OpenSeatProps {
  seat: Seat;
  /** The viewer's score for this seat, if it is known. */
  fit: Scored | undefined;
  action: ReactNode;
}

function OpenSeat({ seat, fit, action }: OpenSeatProps) {
  const terms = termsOf(seat);
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 gap-y-1.5 py-3 not-first:border-t">
      <span className="grid size-8 place-items-center rounded-6 border border-dashed border-brass text-brass">
        <JointIcon kind="socket" />
      </span>
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="font-semibold text-heading wrap-anywhere">
          {seat.name} <span className="font-normal text-muted">· {seatsCopy.open}</span>
        </p>
        <TagList tags={seat.skills.map((label) => ({ kind: 'skill', label }))} />
      </div>
      <div
        className={cx(
          'col-start-2 flex min-w-0 items-end justify-between gap-4 empty:hidden',
          action && 'max-sm:col-span-full max-sm:col-start-1',
        )}
      >
        {terms || fit ? (
          <div className="min-w-0 text-13 text-muted">
            {terms ? <p>{terms}</p> : null}
            {fit ? (
              <p className={cx('font-semibold', isFitting(fit) && 'text-brass')}>
                {fill(seatsCopy.youFit, { score: fit.score })}
              </p>
            ) : null}
          </div>
        ) : null}
        {action}
      </div>
    </li>
  );
}

type Member = ProjectDetails['members'][number];

interface MemberRowProps {
  member: Member;
  /** Undefined in a team with more members than seats. */
  seat: Seat | undefined;
  action: ReactNode;
}

function MemberRow({ member, seat, action }: MemberRowProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5 not-first:border-t">
      <Avatar id={member.userId} name={member.username} picture={member.profilePicture} />
      <div className="min-w-0 flex-1">
        <p className="flex">
          <PersonLink username={member.username} />
        </p>
        {seat ? <p className="text-13 text-muted wrap-anywhere">{seat.name}</p> : null}
      </div>
      <span className="text-13 text-muted">{copy.roles[member.role]}</span>
      {action}
    </li>
  );
}

interface ProjectTeamProps {
  project: ProjectDetails;
  /** Receives the focus after a change of the team. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Renders the actions for a member. */
  actionOf?: (member: Member) => ReactNode;
  /** The viewer's score for each open seat by its id; empty if there is none. */
  scores: ReadonlyMap<string, Scored>;
  /** Renders the viewer's action for an open seat. */
  askFor?: (seat: Seat) => ReactNode;
}

/** Open seats shown before 'Show all'. */
const maxOpenShown = 8;

/** The members with their seats, then the open seats with what they ask for. An ended project has no open seats. */
export function ProjectTeam({ project, headingRef, actionOf, scores, askFor }: ProjectTeamProps) {
  const seatOf = new Map(project.seats.map((seat) => [seat.memberId, seat]));
  const hasEnded = project.status === 'closed' || project.status === 'archived';
  const open = hasEnded ? [] : openSeatsOf(project.seats);
  const seatsOpen = hasEnded ? 0 : project.seatsOpen;
  const { list, isFolded, showAll } = useShowAll('seats', open.length, maxOpenShown);
  return (
    <Card as="section">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 id="project-team" ref={headingRef} tabIndex={-1} className="scroll-mt-20 text-16 leading-6">
          {seatsOpen > 0 ? copy.openSeats : copy.team}
        </h2>
        {hasEnded ? null : (
          <Badge tone={seatsOpen > 0 ? 'brass' : 'neutral'}>
            {fill(copy.seatsOpen, { open: seatsOpen, size: project.teamSize })}
          </Badge>
        )}
      </div>
      <ul ref={list} className="text-14">
        {project.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            seat={seatOf.get(member.userId)}
            action={actionOf?.(member)}
          />
        ))}
        {open.slice(0, isFolded ? maxOpenShown : undefined).map((seat) => (
          <OpenSeat key={seat.id} seat={seat} fit={scores.get(seat.id)} action={askFor?.(seat)} />
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} variant="ghost" className="mt-2" onShow={showAll}>
          {fill(projectsCopy.showAll, { count: open.length })}
        </ShowAllButton>
      ) : null}
      {project.can.composeTeam ? (
        <Link
          to={paths.projectTeam(project.slug)}
          className={buttonClass({
            variant: seatsOpen > 0 ? 'primary' : 'line',
            wide: true,
            className: 'mt-4',
          })}
        >
          <Users aria-hidden="true" />
          {teamCopy.open}
        </Link>
      ) : null}
    </Card>
  );
}
