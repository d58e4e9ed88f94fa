/** How much of a text may be letters that its encoding does not have. */
const mostDamage = 0.02;

function encodingOf([first, second]: Uint8Array): string {
  // By the mark at the front, else by the empty half of the first letter.
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file in UTF-8 or UTF-16, or undefined when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const damaged = text.match(/[\0\uFFFD]/g)?.length ?? 0;
  return damaged > text.length * mostDamage ? undefined : text;
}
