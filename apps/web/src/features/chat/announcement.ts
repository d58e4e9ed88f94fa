import type { Message } from '@teamwright/contracts/chat.ts';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';
import { spokenText } from './pictures/spoken-text.ts';

/** Returns the announcement for a burst of messages: one in full, several as a number. */
export function announcementOf(burst: readonly Message[]): string {
  const [first] = burst;
  if (!first) return '';
  if (burst.length > 1) return fill(chatCopy.announcedMany, { count: burst.length });
  return fill(chatCopy.announced, { name: first.senderUsername, text: spokenText(first) });
}
