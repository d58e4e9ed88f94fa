/** Colour pairs for initials. Brass is reserved for matching. */
export const avatarColors = [
  'bg-tint text-on-tint',
  'bg-fill text-heading',
  'bg-info-tint text-info',
  'bg-plum-tint text-plum',
  'bg-success-tint text-success',
  'bg-fill text-text',
] as const;

/** Returns the same colour for the same name everywhere (FNV-1a over its code points). */
export function avatarColor(name: string): (typeof avatarColors)[number] {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return avatarColors[(hash >>> 0) % avatarColors.length] ?? avatarColors[0];
}

/** Returns one or two letters: of the first and last word, or the first two of a single word. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => word !== '');
  const first = [...(words[0] ?? '?')];
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : first[1];
  return `${first[0] ?? '?'}${last ?? ''}`.toUpperCase();
}

/** Returns the smallest version of our picture that is at least `pixels` wide; other addresses unchanged. */
export function pictureOfSize(address: string, pixels: number): string {
  const side = [48, 96].find((known) => known >= pixels);
  return side === undefined
    ? address
    : address.replace(/^(\/media\/[\d]{14}-[\da-f]{32})\.webp$/, `$1-${side}.webp`);
}
