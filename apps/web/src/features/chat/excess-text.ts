import { limits } from '@teamwright/contracts/limits.ts';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';

/** Returns a hint for a message that is too long, else an empty text. */
export function excessText(length: number): string {
  const { max } = limits.chatMessage;
  return length > max ? fill(chatCopy.tooLong, { max, over: length - max }) : '';
}
