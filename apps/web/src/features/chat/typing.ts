import { fill, texts } from '../../texts.ts';

/** 'X is typing...', 'X, Y are typing...', and nothing for nobody. */
export function typingText(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return fill(texts.chat.isTyping, { name: names[0] ?? '' });
  return fill(texts.chat.areTyping, { names: names.join(', ') });
}
