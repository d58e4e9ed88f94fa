/** Bounded, because READMEs contain very long lines. */
const address = /[^\s@<>()[\]"']{1,64}@[^\s@<>()[\]"']{1,255}/gu;

/** A text that may leave the site: without email addresses and without its user's name. */
export function sentText(text: string, name: string): string {
  const withoutAddresses = text.replace(address, ' ');
  if (name === '') return plain(withoutAddresses);
  const literally = name.replace(/[\\^$.*+?()[\]{}|]/g, (sign) => `\\${sign}`);
  const own = new RegExp(`(?<![\\p{L}\\p{N}_])@?${literally}(?![\\p{L}\\p{N}_])`, 'giu');
  return plain(withoutAddresses.replace(own, ' '));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
