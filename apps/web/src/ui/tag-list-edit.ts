/** What became of an attempt to add a tag. */
export type TagAddition =
  | { outcome: 'added'; tags: readonly string[]; tag: string }
  | { outcome: 'duplicate'; tag: string }
  | { outcome: 'ignored' };

/** Adds what was typed: trimmed, empty text and duplicates (without case) ignored. */
export function addTag(tags: readonly string[], typed: string): TagAddition {
  const tag = typed.trim().replace(/\s+/g, ' ');
  if (tag === '') return { outcome: 'ignored' };
  const twin = tags.find((known) => known.toLowerCase() === tag.toLowerCase());
  if (twin !== undefined) return { outcome: 'duplicate', tag: twin };
  return { outcome: 'added', tags: [...tags, tag], tag };
}

/** Suggestions that contain what was typed and are not in the list yet, best beginnings first. */
export function suggestTags(known: readonly string[], tags: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const taken = new Set(tags.map((tag) => tag.toLowerCase()));
  const found = known.filter((tag) => tag.toLowerCase().includes(wanted) && !taken.has(tag.toLowerCase()));
  const rank = (tag: string) => (tag.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, 8);
}
