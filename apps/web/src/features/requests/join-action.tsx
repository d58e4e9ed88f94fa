import type { ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { openSeatsOf } from '../../lib/skills/seats.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Outcome } from '../../ui/outcome.tsx';
import { AskToJoin } from './ask-to-join.tsx';
import type { JoinProject } from './requests.queries.ts';

type Relation = 'none' | 'owner' | 'co_owner' | 'member' | 'requested' | 'invited';

interface JoinActionProps {
  project: JoinProject & {
    status: ProjectStatus;
    viewer?: {
      relation: Relation;
      can: { request: boolean };
      waitlist?: { position: number; of: number };
      match?: { seat: { id: string } | null };
    };
  };
  /** `lead` for the main action of a page. */
  look?: 'card' | 'lead';
}

function RoomLink({ projectId, lead }: { projectId: string; lead: boolean }) {
  return (
    <Link
      to={paths.chatRoom(projectId)}
      className={buttonClass({ wide: true, ...(lead && { variant: 'primary' }) })}
    >
      <MessageSquare aria-hidden="true" />
      {texts.projects.enterChatRoom}
    </Link>
  );
}

/** 'Join Request', or its replacement for owners, members and users with a pending request. */
export function JoinAction({ project, look = 'card' }: JoinActionProps) {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const variant = look === 'lead' ? 'primary' : 'soft';
  const size = look === 'lead' ? 'lg' : 'md';
  const isRequested = project.viewer?.relation === 'requested';
  const [wasRequested, setWasRequested] = useState(isRequested);
  // A request after a withdrawn one is new.
  if (wasRequested && !isRequested) setWasRequested(false);

  if (!user) {
    return (
      <Link to={paths.signIn(pathname + search)} className={buttonClass({ variant, size, wide: true })}>
        {texts.projects.joinRequest}
      </Link>
    );
  }
  const own = project.ownerId === user.id;
  const relation = own ? 'owner' : (project.viewer?.relation ?? 'none');
  switch (relation) {
    case 'owner':
      return (
        <>
          {look === 'card' ? (
            <Button disabled wide>
              {texts.projects.yourProject}
            </Button>
          ) : (
            <p className="text-13 font-semibold text-muted">{texts.projects.yourProject}</p>
          )}
          {/* On its page, building the team comes first while seats are open. */}
          <RoomLink
            projectId={project.id}
            lead={look === 'lead' && openSeatsOf(project.seats).length === 0}
          />
        </>
      );
    case 'co_owner':
    case 'member':
      return <RoomLink projectId={project.id} lead={look === 'lead'} />;
    case 'invited':
      return (
        <Link to={paths.notifications()} className={buttonClass({ variant, size, wide: true })}>
          {requestsCopy.invited}
        </Link>
      );
    case 'requested':
      return (
        <Outcome size={size} wide isNew={!wasRequested}>
          {project.viewer?.waitlist
            ? fill(requestsCopy.waitlist, project.viewer.waitlist)
            : requestsCopy.sent}
        </Outcome>
      );
    case 'none':
      return (
        <AskToJoin
          project={project}
          user={user}
          seatId={project.viewer?.match?.seat?.id}
          variant={variant}
          size={size}
          wide
          disabled={project.viewer?.can.request === false}
          reason={project.status === 'open' ? requestsCopy.shut : undefined}
          title={project.status === 'open' ? undefined : requestsCopy.notOpen[project.status]}
        >
          {texts.projects.joinRequest}
        </AskToJoin>
      );
  }
}
