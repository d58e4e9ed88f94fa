import { findMentions, withoutCode } from '@teamwright/contracts/chat/mention-text.ts';

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
