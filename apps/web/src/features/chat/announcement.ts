import type { Message } from '@teamwright/contracts/chat.ts';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';
import { spokenText } from './pictures/spoken-text.ts';

/** What is spoken of the messages that came in one burst: one in full, several as a number. */
export function announcementOf(burst: readonly Message[]): string {
  const [first] = burst;
  if (!first) return '';
  if (burst.length > 1) return fill(chatCopy.announcedMany, { count: burst.length });
  return fill(chatCopy.announced, { name: first.senderUsername, text: spokenText(first) });
}
