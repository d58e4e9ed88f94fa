const maxSlugLength = 80;

/** Turns the title into ASCII letters and digits joined by hyphens; `fallback` if nothing is left. */
export function slugOf(title: string, fallback = 'project'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, maxSlugLength).replace(/-+$/, '') || fallback;
}

/** The slug, or the slug with the first free number appended. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
