import type { RoomCan } from '@teamwright/contracts/chat/chat.ts';
import { type FoundMention, findMentions, withoutCode } from '@teamwright/contracts/chat/mention-text.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { canEnterRoom, canManageTeam, canWriteInRoom } from '../teams/teams.policy.ts';

type Role = MemberRole | undefined;

/**
 * What an actor may do in a room. Administrators may delete any message, also in an archived project. If they do not
 * manage the team, this is moderation: it needs a reason and is logged.
 */
export function roomAbilities(
  actor: { readonly isAdmin: boolean },
  role: Role,
  status: ProjectStatus,
): RoomCan {
  const write = canWriteInRoom(role, status);
  const manages = canManageTeam(role);
  const asMember = write ? 'yes' : 'no';
  const asAdmin = actor.isAdmin ? 'with_reason' : 'no';
  return {
    write,
    deleteOwn: canEnterRoom(role) ? asMember : asAdmin,
    deleteOthers: manages ? asMember : asAdmin,
    unpinOthers: write && manages,
  };
}

interface Named {
  readonly userId: string;
  readonly username: string;
}

/** The users mentioned in a text, each once, with the name as it was first typed. */
export function mentionsIn(text: string, members: readonly Named[]): { userId: string; name: string }[] {
  const idOf = new Map(members.map(({ userId, username }) => [username.toLowerCase(), userId]));
  const found = new Map<string, string>();
  for (const { name } of findMentions(withoutCode(text), [...idOf.keys()])) {
    const userId = idOf.get(name.toLowerCase());
    if (userId !== undefined && !found.has(userId)) found.set(userId, name);
  }
  return [...found].map(([userId, name]) => ({ userId, name }));
}

/** For a mention of a deleted user in a message that is too long for the full text. Shorter than any username. */
const shortMark = '…';

/** The text with another name in each mention of `name`, ignoring case. Code stays as it is. */
export function withMentionsRenamed(text: string, name: string, newName: string): string {
  const found = findMentions(withoutCode(text), [name]);
  const renamed = replaceMentions(text, found, newName);
  return renamed.length <= limits.chatMessage.max ? renamed : replaceMentions(text, found, shortMark);
}

function replaceMentions(text: string, found: readonly FoundMention[], newName: string): string {
  return found.reduceRight(
    (done, { start, end }) => `${done.slice(0, start)}@${newName}${done.slice(end)}`,
    text,
  );
}
