import { Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { teamCopy } from '../../../copy/projects/team.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { JointIcon } from '../../../ui/match/joint-icon.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import type { ProjectDetails } from '../projects.queries.ts';

const copy = projectsCopy.page;

/** Skills that no member of the team has. */
function gapsOf({ coverage }: ProjectDetails): string[] {
  return coverage.skills.filter((skill) => !skill.members.includes('own')).map((skill) => skill.label);
}

function OpenSeat({ skills }: { skills: readonly string[] }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5 not-first:border-t">
      <span className="grid size-8 flex-none place-items-center rounded-6 border border-dashed border-brass text-brass">
        <JointIcon kind="socket" />
      </span>
      <span className="flex-1 font-semibold text-heading">{copy.openSeat}</span>
      <span className="text-right text-13 text-brass">{skills.join(', ')}</span>
    </li>
  );
}

/** Statuses in which 'Build my team' is available. A full project can plan ahead. */

interface ProjectTeamProps {
  project: ProjectDetails;
  /** Receives the focus after a change of the team. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Renders the actions for a member. */
  actionOf?: (member: ProjectDetails['members'][number]) => ReactNode;
}

/** The members, then one socket per open seat. The first socket lists the missing skills. */
export function ProjectTeam({ project, headingRef, actionOf }: ProjectTeamProps) {
  const gaps = gapsOf(project);
  const seats = Array.from({ length: Math.min(project.seatsOpen, 8) }, (_, index) => `seat ${index}`);
  return (
    <Card as="section">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="text-16 leading-6">
          {project.seatsOpen > 0 ? copy.openSeats : copy.team}
        </h2>
        <Badge tone={project.seatsOpen > 0 ? 'brass' : 'neutral'}>
          {fill(copy.seatsOpen, { open: project.seatsOpen, size: project.teamSize })}
        </Badge>
      </div>
      <ul className="text-14">
        {project.members.map((member) => (
          <li key={member.userId} className="flex min-h-11 items-center gap-3 py-1.5 not-first:border-t">
            <Avatar name={member.username} picture={member.profilePicture} />
            <span className="flex min-w-0 flex-1">
              <PersonLink username={member.username} />
            </span>
            <span className="text-13 text-muted">{copy.roles[member.role]}</span>
            {actionOf?.(member)}
          </li>
        ))}
        {seats.map((seat, index) => (
          <OpenSeat key={seat} skills={index === 0 ? gaps.slice(0, 4) : []} />
        ))}
      </ul>
      {project.can.composeTeam ? (
        <Link to={paths.projectTeam(project.slug)} className={buttonClass({ wide: true, className: 'mt-4' })}>
          <Users aria-hidden="true" />
          {teamCopy.open}
        </Link>
      ) : null}
    </Card>
  );
}
