import { lazy, type RefObject, Suspense } from 'react';
import { seatsCopy } from '../../copy/projects/seats.ts';
import type { Match } from '../../features/matching/matching.queries.ts';
import { ProjectTeam } from '../../features/projects/details/project-team.tsx';
import type { ProjectDetails } from '../../features/projects/projects.queries.ts';
import { AskToJoin } from '../../features/requests/ask-to-join.tsx';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';

/** Lazy: for managers only. */
const MemberActions = lazy(async () => ({
  default: (await import('../../features/projects/manage/member-actions.tsx')).MemberActions,
}));

interface TeamSectionProps {
  project: ProjectDetails;
  match: Match | undefined;
  /** Receives the focus after a change of the team. */
  heading: RefObject<HTMLHeadingElement | null>;
}

type Seat = ProjectDetails['seats'][number];

/** The team with its open seats, and the actions that the viewer may take. */
export function TeamSection({ project, match, heading }: TeamSectionProps) {
  const user = useCurrentUser();
  const { request } = project.can;
  const memberActions = (member: ProjectDetails['members'][number]) =>
    member.can.remove ? (
      <Suspense>
        <MemberActions project={project} member={member} finalFocus={heading} />
      </Suspense>
    ) : null;
  const askFor =
    user && request
      ? (seat: Seat) => (
          <AskToJoin
            project={project}
            user={user}
            seatId={seat.id}
            size="sm"
            aria-label={fill(seatsCopy.askName, { name: seat.name })}
          >
            {seatsCopy.ask}
          </AskToJoin>
        )
      : undefined;
  return (
    <ProjectTeam
      project={project}
      headingRef={heading}
      {...(project.members.some(({ can }) => can.remove) ? { actionOf: memberActions } : {})}
      {...(askFor ? { askFor } : {})}
      scores={new Map(match?.seatFits.map((fit) => [fit.seatId, fit]))}
    />
  );
}
