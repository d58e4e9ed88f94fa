import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The fields kept for each emoji: enough to draw, name, sort and search it. */
interface KnownEmoji {
  unicode: string;
  label: string;
  group?: number;
  tags?: string[];
}

/** The Unicode group of modifiers such as skin tones and hair. */
const componentGroup = 2;
const recommended = /^\p{RGI_Emoji}$/v;

/**
 * The form that Unicode recommends and the contract accepts; undefined for code points that are no emoji
 * alone.
 */
function recommendedForm(unicode: string): string | undefined {
  return [unicode, unicode.replace(/\uFE0F$/, '')].find((form) => recommended.test(form));
}

function keep({ unicode, label, group, tags = [] }: KnownEmoji): KnownEmoji[] {
  const form = recommendedForm(unicode);
  if (form === undefined || group === undefined || group === componentGroup) return [];
  return [{ unicode: form, label, group, tags }];
}

/** Drops the emoji data that the picker does not use, about half of it. */
export function emojiDataPlugin(): Plugin {
  return {
    name: 'teamwright:emoji-data',
    enforce: 'pre',
    load: {
      filter: { id: /emojibase-data[\\/]en[\\/]compact\.json$/ },
      handler(id) {
        const all: KnownEmoji[] = JSON.parse(readFileSync(id, 'utf8'));
        return JSON.stringify(all.flatMap(keep));
      },
    },
  };
}
