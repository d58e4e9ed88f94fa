/** Schools and areas are compared without case, spacing and ways to encode accents; '' is unknown. */
export function placeKey(place: string): string {
  return place.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
