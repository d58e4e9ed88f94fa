import { useQuery } from '@tanstack/react-query';
import type { RoomMember } from '@teamwright/contracts/chat/chat.ts';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { texts } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { ModerationActions } from '../../../ui/people/moderation-actions.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { type Members, membersQuery, type RoomDetails } from '../chat.queries.ts';

interface MemberListProps {
  room: RoomDetails;
  userId: string;
}

type Shown = Pick<RoomMember, 'userId' | 'username' | 'profilePicture' | 'pic'> &
  Partial<Pick<RoomMember, 'email' | 'online'>>;

/** The members, or the room's preview of members while they load or if loading fails. */
function shownMembers(members: Members | undefined, room: RoomDetails): readonly Shown[] {
  return Array.isArray(members) ? members : room.members;
}

function OnlineDot() {
  return (
    <span className="absolute -right-px -bottom-px size-2.5 rounded-full border-2 border-bg bg-success">
      <span className="sr-only">{chatCopy.online}</span>
    </span>
  );
}

function MemberRow({ member, owner, own }: { member: Shown; owner: boolean; own: boolean }) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 text-14">
      <span className="relative flex">
        <Avatar id={member.userId} name={member.username} picture={member.profilePicture ?? member.pic} />
        {member.online ? <OnlineDot /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <PersonLink username={member.username} />
          {owner ? <Badge size="sm">{texts.chat.owner}</Badge> : null}
          {own ? <Badge size="sm">{texts.chat.you}</Badge> : null}
        </span>
        {member.email ? (
          <span className="block truncate text-13 text-muted" title={member.email}>
            {member.email}
          </span>
        ) : null}
      </span>
      <ModerationActions
        thing={{
          kind: 'person',
          id: member.userId,
          person: { id: member.userId, username: member.username },
        }}
      />
    </li>
  );
}

export function MemberList({ room, userId }: MemberListProps) {
  const { data } = useQuery(membersQuery(room._id));
  return (
    <ul aria-label={chatCopy.membersTitle} className="py-2">
      {shownMembers(data, room).map((member) => (
        <SectionBoundary key={member.userId} data={member} look="item">
          <MemberRow member={member} owner={member.userId === room.ownerId} own={member.userId === userId} />
        </SectionBoundary>
      ))}
    </ul>
  );
}
