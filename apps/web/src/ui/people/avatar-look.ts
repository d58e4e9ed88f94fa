/** A light background, and a strong colour of the same hue for letters and shape. Brass is reserved for matching. */
export const avatarColors = [
  'bg-tint text-on-tint',
  'bg-fill text-heading',
  'bg-info-tint text-info',
  'bg-plum-tint text-plum',
  'bg-success-tint text-success',
  'bg-clay-tint text-clay',
  'bg-violet-tint text-violet',
  'bg-moss-tint text-moss',
] as const;

/** Shapes in a square of 8 by 8 units. Each leaves enough of the circle uncovered in every rotation. */
export const avatarShapes = [
  // Corner disc, half, wave, two bands, ball
  'M0 0H5.6A5.6 5.6 0 0 1 0 5.6Z',
  'M0 4a4 4 0 0 1 8 0Z',
  'M0 5.2q2-2.4 4 0t4 0V8H0Z',
  'M0 8L8 0V3.4L3.4 8ZM0 0H3.4L0 3.4Z',
  'M8 6a3.4 3.4 0 1 1-6.8 0a3.4 3.4 0 1 1 6.8 0',
  // Petals, mountains, ripples, chevron, two corners
  'M0 0h4v4a4 4 0 0 1-4-4M8 8h-4v-4a4 4 0 0 1 4 4',
  'M0 8V6.2L2.6 3.4 4.6 6 6 4.6 8 6.6V8Z',
  'M8 0A8 8 0 0 0 0 8H2.4A5.6 5.6 0 0 1 8 2.4ZM8 4.8A3.2 3.2 0 0 0 4.8 8H8Z',
  'M0 0L4 2.6 8 0V3.2L4 5.8 0 3.2Z',
  'M4 0A4 4 0 0 1 0 4V0ZM8 4a4 4 0 0 0-4 4h4Z',
] as const;

/** How much of the strong colour the shape shows: the initials on it have a contrast of 4.5. */
export const avatarShapeOpacity = 0.11;

/** Smaller avatars have no shape, because it would only disturb the letters. */
export const minPatternSize = 48;

interface AvatarLook {
  colors: (typeof avatarColors)[number];
  shape: (typeof avatarShapes)[number];
  /** Degrees. */
  rotation: number;
}

/** Returns the same drawing for the same id everywhere, also after a rename. */
export function avatarLook(id: string): AvatarLook {
  const hash = hashOf(id);
  return {
    colors: avatarColors[hash % avatarColors.length] ?? avatarColors[0],
    shape: avatarShapes[(hash >>> 8) % avatarShapes.length] ?? avatarShapes[0],
    rotation: (hash >>> 30) * 90,
  };
}

/** FNV-1a over the code points, 32 bits. The last steps spread small differences over all bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
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
