import known from 'emojibase-data/en/compact.json' with { type: 'json' };
import type { EmojiData } from 'frimousse';
import { emojiCopy } from '../../../copy/chat/emoji.ts';

/** Filters out newer emoji that an older browser would draw as a box. */
const drawable = /^\p{RGI_Emoji}$/v;

/** All emoji that this browser supports, without skin tones. */
export function emojiData(): EmojiData {
  return {
    locale: 'en',
    emojis: known
      .filter(({ unicode }) => drawable.test(unicode))
      .map(({ unicode, label, group = 0, tags = [] }) => ({
        emoji: unicode,
        category: group,
        label,
        version: 0,
        tags,
      })),
    categories: Object.entries(emojiCopy.groups).map(([index, label]) => ({ index: Number(index), label })),
    skinTones: { dark: '', light: '', 'medium-dark': '', 'medium-light': '', medium: '' },
  };
}
