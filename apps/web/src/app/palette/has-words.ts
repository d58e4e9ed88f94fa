function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text contains every typed word, in any order, ignoring case and accents. */
export function hasWords(text: string, typed: string): boolean {
  const whole = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
