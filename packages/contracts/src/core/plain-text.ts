/**
 * Maximum number of consecutive combining marks: the Stream-Safe Text Format of UAX #15 allows 30.
 * Normalising longer runs takes quadratic time.
 */
const tooManyMarks = /\p{M}{31}/u;

/**
 * Embeddings, overrides and isolates (UAX #9), and the deprecated format characters next to them. They
 * reorder the text after them, so that it looks different from its content. The implicit marks LRM, RLM and
 * ALM reorder nothing and are kept.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u206f]/g;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controlsButTabAndNewline = /[^\P{Cc}\t\n]/gu;

/** Neither a space, a mark, a format character nor a letter that is drawn as nothing, such as the Hangul filler. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns an empty text if no character is visible. Otherwise the title of a project could be an invisible link. */
export function emptyIfInvisible(text: string): string {
  return visible.test(text) ? text : '';
}

export function hasTooManyMarks(text: string): boolean {
  return tooManyMarks.test(text);
}

/** The text without excess combining marks, so that normalising it takes linear time. */
export function withoutExtraMarks(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}

/** Text of several lines: removes all invisible control characters except newline and tab. */
export function withoutControls(text: string): string {
  return text.replace(lineBreaks, '\n').replace(controlsButTabAndNewline, '').replace(bidiControls, '');
}

/** Text of one line: tabs and line breaks become spaces. */
export function asOneLine(text: string): string {
  return withoutControls(text).replace(/[\t\n]+/g, ' ');
}
