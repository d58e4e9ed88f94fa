import { limits } from '@teamwright/contracts/core/limits.ts';
import { type RefObject, useLayoutEffect } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill } from '../../../texts.ts';

/** Returns a hint for a message that is too long, else an empty text. */
export function excessText(length: number): string {
  const { max } = limits.chatMessage;
  return length > max ? fill(chatCopy.tooLong, { max, over: length - max }) : '';
}

/** Sets the height of a text box to the height of its text. */
export function useTextHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [box, text]);
}
