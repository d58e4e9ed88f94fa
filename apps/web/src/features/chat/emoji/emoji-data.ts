import known from 'emojibase-data/en/compact.json' with { type: 'json' };
import type { EmojiData } from 'frimousse';
import { emojiCopy } from '../../../copy/emoji.ts';

/** An older browser draws a newer emoji as a box, and takes it for none. */
const drawable = /^\p{RGI_Emoji}$/v;

/** Every emoji that this browser knows, without skin tones. */
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
