/** Maximum share of characters that are invalid in the encoding. */
const maxDamage = 0.02;

function encodingOf([first, second]: Uint8Array): string {
  // By the byte order mark, else by the zero byte of the first character.
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}

/** Returns the text of a UTF-8 or UTF-16 file, or undefined if the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const damaged = text.match(/[\0\uFFFD]/g)?.length ?? 0;
  return damaged > text.length * maxDamage ? undefined : text;
}
