import { fill, texts } from '../../texts.ts';
import type { Folds } from './folding.ts';
import type { Typist } from './use-typists.ts';

/** 'X is typing...' or 'X, Y are typing...'; empty if no other user is typing. */
export function typingText(typists: readonly Typist[], folds: Folds): string {
  const names = typists.filter(({ userId }) => !folds(userId)).map(({ username }) => username);
  if (names.length === 0) return '';
  if (names.length === 1) return fill(texts.chat.isTyping, { name: names[0] ?? '' });
  return fill(texts.chat.areTyping, { names: names.join(', ') });
}
