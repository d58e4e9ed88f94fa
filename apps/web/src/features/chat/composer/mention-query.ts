import { limits } from '@teamwright/contracts/core/limits.ts';
import type { IsHidden } from '../blocked-messages.ts';

/** The name being typed after an @, and the index of that @. */
export interface MentionQuery {
  readonly at: number;
  readonly typed: string;
}

/** Returns undefined if the caret is not shortly after an @ that starts a word. */
export function mentionQuery(text: string, caret: number): MentionQuery | undefined {
  const before = text.slice(Math.max(0, caret - limits.username.max - 2), caret);
  const found = /(?:^|[^\p{L}\p{N}_@/.-])@([^@\n]*)$/u.exec(before);
  if (!found) return undefined;
  const typed = found[1] ?? '';
  return typed.startsWith(' ') ? undefined : { at: caret - typed.length - 1, typed };
}

/** Maximum number of suggestions. */
const maxShown = 6;

interface Named {
  readonly userId: string;
  readonly username: string;
}

interface Writer {
  readonly ownId: string;
  readonly isHidden: IsHidden;
}

/**
 * Members whose name, or a word of it, starts with the typed text; full names first. Excludes the user and
 * blocked users.
 */
export function matchingMembers<M extends Named>(
  members: readonly M[],
  typed: string,
  { ownId, isHidden }: Writer,
): M[] {
  const start = typed.toLowerCase();
  const others = members.filter(({ userId }) => userId !== ownId && !isHidden(userId));
  const rank = ({ username }: Named): number => {
    const name = username.toLowerCase();
    if (name.startsWith(start)) return 0;
    return name.split(/[ ._-]/).some((word) => word.startsWith(start)) ? 1 : 2;
  };
  return others
    .filter((member) => rank(member) < 2)
    .sort((one, other) => rank(one) - rank(other) || one.username.localeCompare(other.username))
    .slice(0, maxShown);
}

/** Returns the text with the typed part replaced by the name, and the new caret position. */
export function withMention(text: string, { at, typed }: MentionQuery, username: string) {
  const after = text.slice(at + 1 + typed.length);
  const space = after.startsWith(' ') ? '' : ' ';
  return {
    text: `${text.slice(0, at)}@${username}${space}${after}`,
    caret: at + 1 + username.length + 1,
  };
}
