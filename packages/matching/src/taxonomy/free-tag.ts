import type { Skill } from '../types.ts';

const TAG_PREFIX = 'tag:';

/** A skill the taxonomy does not know: its id depends on the normalised text alone, its label is as typed. */
export function freeTag(label: string): Skill {
  const typed = label.trim();
  return {
    id: `${TAG_PREFIX}${slug(typed)}`,
    label: typed,
    kind: 'tag',
    aliases: [],
    implies: [],
    related: [],
  };
}

/** The text a tag's id was made from, or undefined when `id` is no tag's. */
export function tagText(id: string): string | undefined {
  return id.startsWith(TAG_PREFIX) ? id.slice(TAG_PREFIX.length).replaceAll('-', ' ') : undefined;
}

/** Words joined by hyphens; text without any letter or digit stays as it is, so that no two such tags merge. */
function slug(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  const words = folded.match(/[\p{L}\p{M}\p{N}+#]+/gu);
  return words ? words.join('-') : folded.replace(/[\s-]+/g, '');
}
