import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What is kept of each emoji: enough to draw, to name, to sort and to find it. */
interface KnownEmoji {
  unicode: string;
  label: string;
  group?: number;
  tags?: string[];
}

/** Hands, hair and the like as parts of others. */
const componentGroup = 2;
const recommended = /^\p{RGI_Emoji}$/v;

/** As Unicode recommends to write it, which is what the contract takes; undefined for what is no emoji of its own. */
function recommendedForm(unicode: string): string | undefined {
  return [unicode, unicode.replace(/\uFE0F$/, '')].find((form) => recommended.test(form));
}

function keep({ unicode, label, group, tags = [] }: KnownEmoji): KnownEmoji[] {
  const form = recommendedForm(unicode);
  if (form === undefined || group === undefined || group === componentGroup) return [];
  return [{ unicode: form, label, group, tags }];
}

/** Leaves out what the emoji picker does not use of its data, which is half. */
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
