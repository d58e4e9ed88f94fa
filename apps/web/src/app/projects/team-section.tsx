import { lazy, Suspense, useRef } from 'react';
import { seatsCopy } from '../../copy/projects/seats.ts';
import type { Match } from '../../features/matching/matching.queries.ts';
import { ProjectTeam } from '../../features/projects/details/project-team.tsx';
import type { ProjectDetails } from '../../features/projects/projects.queries.ts';
import type { JoinRequestDraft } from '../../features/requests/join-panel.tsx';
import { useJoinRequest } from '../../features/requests/requests.queries.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';

/** Lazy: for team members only. */
const ProjectManage = lazy(async () => ({
  default: (await import('../../features/projects/manage/project-manage.tsx')).ProjectManage,
}));
const MemberActions = lazy(async () => ({
  default: (await import('../../features/projects/manage/member-actions.tsx')).MemberActions,
}));

interface TeamSectionProps {
  project: ProjectDetails;
  match: Match | undefined;
  /** The note and role that a request for a seat carries too. */
  draft: JoinRequestDraft;
}

type Seat = ProjectDetails['seats'][number];

interface AskForSeatProps {
  seat: Seat;
  isPending: boolean;
  onAsk: (seatId: string) => void;
}

function AskForSeat({ seat, isPending, onAsk }: AskForSeatProps) {
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={fill(seatsCopy.askName, { name: seat.name })}
      onClick={() => onAsk(seat.id)}
    >
      {seatsCopy.ask}
    </Button>
  );
}

/** The team with its open seats, and the actions that the viewer may take. */
export function TeamSection({ project, match, draft }: TeamSectionProps) {
  const user = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, variables } = useJoinRequest();
  const { edit, close, reopen, leave, request } = project.can;
  const memberActions = (member: ProjectDetails['members'][number]) =>
    member.can.remove ? (
      <Suspense>
        <MemberActions project={project} member={member} finalFocus={heading} />
      </Suspense>
    ) : null;
  const askFor =
    user && request
      ? (seat: Seat) => (
          <AskForSeat
            seat={seat}
            isPending={isPending && variables.seatId === seat.id}
            onAsk={(seatId) =>
              mutate({
                project,
                user,
                note: draft?.note.trim() ?? '',
                role: draft?.role.trim() ?? '',
                seatId,
              })
            }
          />
        )
      : undefined;
  return (
    <div className="grid gap-4">
      <ProjectTeam
        project={project}
        headingRef={heading}
        {...(project.members.some(({ can }) => can.remove) ? { actionOf: memberActions } : {})}
        {...(askFor ? { askFor } : {})}
        best={match?.seat ? { seatId: match.seat.id, score: match.score } : undefined}
      />
      {edit || close || reopen || leave ? (
        <Suspense>
          <ProjectManage project={project} finalFocus={heading} />
        </Suspense>
      ) : null}
    </div>
  );
}
