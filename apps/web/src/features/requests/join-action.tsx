import { Check, MessageSquare } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { openSeatId } from '../../lib/seats.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { type JoinTarget, useJoinRequest } from './requests.queries.ts';

type Relation = 'none' | 'owner' | 'co_owner' | 'member' | 'requested' | 'invited';

interface JoinActionProps {
  project: JoinTarget & {
    status: 'open' | 'full' | 'closed' | 'archived';
    viewer?: {
      relation: Relation;
      can: { request: boolean };
      waitlist?: { position: number; of: number };
      match?: { seat: { id: string } | null };
    };
    seats: readonly { id: string; memberId: string | null }[];
  };
  /** `lead` for the main action of a page. */
  look?: 'card' | 'lead';
  note?: string;
  /** The user's preferred role. */
  role?: string;
  /** Null stands for any open seat. By default the seat that fits best. */
  seatId?: string | null;
}

function RoomLink({ projectId }: { projectId: string }) {
  return (
    <Link to={paths.chatRoom(projectId)} className={buttonClass({ wide: true })}>
      <MessageSquare aria-hidden="true" />
      {texts.projects.enterChatRoom}
    </Link>
  );
}

/** 'Join Request', or its replacement for owners, members and users with a pending request. */
export function JoinAction({ project, look = 'card', note = '', role = '', seatId }: JoinActionProps) {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const { mutate, isPending } = useJoinRequest();
  const variant = look === 'lead' ? 'primary' : 'soft';
  const size = look === 'lead' ? 'lg' : 'md';
  const wanted = seatId === undefined ? project.viewer?.match?.seat?.id : seatId;

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
          <Button disabled wide size={size}>
            {texts.projects.yourProject}
          </Button>
          <RoomLink projectId={project.id} />
        </>
      );
    case 'co_owner':
    case 'member':
      return <RoomLink projectId={project.id} />;
    case 'invited':
      return (
        <Link to={paths.notifications()} className={buttonClass({ variant, size, wide: true })}>
          {requestsCopy.invited}
        </Link>
      );
    case 'requested':
      return (
        <Button variant="done" size={size} wide disabled>
          <Check aria-hidden="true" />
          {project.viewer?.waitlist
            ? fill(requestsCopy.waitlist, project.viewer.waitlist)
            : requestsCopy.sent}
        </Button>
      );
    case 'none':
      return (
        <Button
          variant={variant}
          size={size}
          wide
          busy={isPending}
          disabled={project.viewer?.can.request === false}
          reason={project.status === 'open' ? requestsCopy.shut : undefined}
          title={project.status === 'open' ? undefined : requestsCopy.notOpen[project.status]}
          onClick={() => mutate({ project, user, note, role, seatId: openSeatId(project.seats, wanted) })}
        >
          {texts.projects.joinRequest}
        </Button>
      );
  }
}
