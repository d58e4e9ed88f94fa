/** The result of adding a tag. */
export type TagAddition =
  | { outcome: 'added'; tags: readonly string[]; tag: string }
  | { outcome: 'duplicate'; tag: string }
  | { outcome: 'ignored' };

/** Adds the trimmed text. Ignores empty text and duplicates (case-insensitive). */
export function addTag(tags: readonly string[], typed: string): TagAddition {
  const tag = typed.trim().replace(/\s+/g, ' ');
  if (tag === '') return { outcome: 'ignored' };
  const twin = tags.find((known) => known.toLowerCase() === tag.toLowerCase());
  if (twin !== undefined) return { outcome: 'duplicate', tag: twin };
  return { outcome: 'added', tags: [...tags, tag], tag };
}

/** Suggestions that contain the typed text and are not in the list, matches at the beginning first. */
export function suggestTags(known: readonly string[], tags: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const taken = new Set(tags.map((tag) => tag.toLowerCase()));
  const found = known.filter((tag) => tag.toLowerCase().includes(wanted) && !taken.has(tag.toLowerCase()));
  const rank = (tag: string) => (tag.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, 8);
}
