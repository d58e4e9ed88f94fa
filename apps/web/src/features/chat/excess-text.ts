import { limits } from '@teamwright/contracts/limits.ts';
import { chatCopy } from '../../copy/chat.ts';
import { fill } from '../../texts.ts';

/** What to say of a message that is too long; nothing of one that is not. */
export function excessText(length: number): string {
  const { max } = limits.chatMessage;
  return length > max ? fill(chatCopy.tooLong, { max, over: length - max }) : '';
}
