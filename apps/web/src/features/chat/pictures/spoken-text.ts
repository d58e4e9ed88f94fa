import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { plainLine } from '../markdown/plain-words.ts';
import { picturesText } from '../rooms.ts';

/** A message as plain text, followed by the descriptions of its pictures. */
export function spokenText({ message, pictures }: Pick<Message, 'message' | 'pictures'>): string {
  const shown = pictures.map(({ alt }) => alt).filter(Boolean);
  const words = shown.length > 0 ? shown.join(', ') : picturesText(pictures.length);
  return [plainLine(message), words].filter(Boolean).join(' ');
}
