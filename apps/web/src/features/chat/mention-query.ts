import { limits } from '@teamwright/contracts/limits.ts';
import type { Folds } from './folding.ts';

/** The name that is being typed after an @, and where that @ is. */
export interface MentionQuery {
  readonly at: number;
  readonly typed: string;
}

/** Undefined when the caret is not behind an @ that begins a word, or too far from it. */
export function mentionQuery(text: string, caret: number): MentionQuery | undefined {
  const before = text.slice(Math.max(0, caret - limits.username.max - 2), caret);
  const found = /(?:^|[^\p{L}\p{N}_@/.-])@([^@\n]*)$/u.exec(before);
  if (!found) return undefined;
  const typed = found[1] ?? '';
  return typed.startsWith(' ') ? undefined : { at: caret - typed.length - 1, typed };
}

/** At once on the screen. */
const shownMost = 6;

interface Named {
  readonly userId: string;
  readonly username: string;
}

interface Writer {
  readonly ownId: string;
  readonly folds: Folds;
}

/** Members whose name, or a word of it, begins as typed; whole names first. Neither oneself nor who is blocked is offered. */
export function matchingMembers<M extends Named>(
  members: readonly M[],
  typed: string,
  { ownId, folds }: Writer,
): M[] {
  const start = typed.toLowerCase();
  const others = members.filter(({ userId }) => userId !== ownId && !folds(userId));
  const rank = ({ username }: Named): number => {
    const name = username.toLowerCase();
    if (name.startsWith(start)) return 0;
    return name.split(/[ ._-]/).some((word) => word.startsWith(start)) ? 1 : 2;
  };
  return others
    .filter((member) => rank(member) < 2)
    .sort((one, other) => rank(one) - rank(other) || one.username.localeCompare(other.username))
    .slice(0, shownMost);
}

/** The text with the name in the place of what was typed, and where the caret goes. */
export function withMention(text: string, { at, typed }: MentionQuery, username: string) {
  const after = text.slice(at + 1 + typed.length);
  const space = after.startsWith(' ') ? '' : ' ';
  return {
    text: `${text.slice(0, at)}@${username}${space}${after}`,
    caret: at + 1 + username.length + 1,
  };
}
