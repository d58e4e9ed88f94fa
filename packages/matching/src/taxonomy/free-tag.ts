import type { Skill } from '../types/skills.ts';

const tagPrefix = 'tag:';

/** A skill that is not in the taxonomy: its id depends only on the normalised text, its label is as typed. */
export function freeTag(label: string): Skill {
  const typed = label.trim();
  return {
    id: `${tagPrefix}${slug(typed)}`,
    label: typed,
    kind: 'tag',
    aliases: [],
    implies: [],
    related: [],
  };
}

/** The text of a tag's id, or undefined if `id` is not a tag. */
export function tagText(id: string): string | undefined {
  return id.startsWith(tagPrefix) ? id.slice(tagPrefix.length).replaceAll('-', ' ') : undefined;
}

/** Words joined by hyphens; text without letters and digits is kept, so that two such tags stay different. */
function slug(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  const words = folded.match(/[\p{L}\p{M}\p{N}+#]+/gu);
  return words ? words.join('-') : folded.replace(/[\s-]+/g, '');
}
