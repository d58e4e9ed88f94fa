/** Bounded, as READMEs hold endless lines. */
const address = /[^\s@<>()[\]"']{1,64}@[^\s@<>()[\]"']{1,255}/gu;

/** A text as it may leave the site: without mail addresses and without the name that its person goes by. */
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
