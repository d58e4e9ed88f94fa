import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import { findMentions } from '@teamwright/contracts/chat/mention-text.ts';

/** A part of a text; `userId` is set for a mention. */
export interface Run {
  readonly text: string;
  readonly userId?: string;
}

/** Splits a text at the mentions that the server found. */
export function mentionRuns(text: string, mentions: readonly Mention[]): readonly Run[] {
  if (mentions.length === 0) return [{ text }];
  const idOf = new Map(mentions.map(({ name, userId }) => [name.toLowerCase(), userId]));
  const runs: Run[] = [];
  let end = 0;
  for (const found of findMentions(text, [...idOf.keys()])) {
    const userId = idOf.get(found.name.toLowerCase());
    if (userId === undefined) continue;
    if (found.start > end) runs.push({ text: text.slice(end, found.start) });
    runs.push({ text: text.slice(found.start, found.end), userId });
    end = found.end;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
