import type { Message } from '@teamwright/contracts/chat.ts';
import { chatCopy } from '../../copy/chat.ts';
import { fill, texts } from '../../texts.ts';

type Reaction = Message['reactions'][number];

interface Known {
  readonly userId: string;
  readonly username: string;
}

/** The accessible name of a reaction: emoji, count and names, the user first. */
export function reactionName({ emoji, userIds }: Reaction, members: readonly Known[], ownId: string): string {
  const nameOf = new Map(members.map(({ userId, username }) => [userId, username]));
  const others = userIds.filter((id) => id !== ownId).map((id) => nameOf.get(id) ?? chatCopy.formerMember);
  const names = userIds.includes(ownId) ? [texts.chat.you, ...others] : others;
  return fill(chatCopy.reactionName, { emoji, count: userIds.length, names: names.join(', ') });
}
