/** The rest of a longer README is usually a manual, which adds no evidence of skills. */
export const maxReadmeLength = 32_000;

const headingPattern = /^\s{0,3}(#{1,6})\s{1,4}(.{1,120})$/;
const boldHeadingPattern = /^\s{0,3}\*\*(.{1,80}?):?\*\*:?\s*$/;

interface Heading {
  readonly title: string;
  /** 1–6; 7 for a line in bold. */
  readonly depth: number;
}

export function headingOf(line: string): Heading | undefined {
  const heading = headingPattern.exec(line);
  const title = heading?.[2] ?? boldHeadingPattern.exec(line)?.[1];
  return title === undefined ? undefined : { title, depth: heading?.[1]?.length ?? 7 };
}

/** Whether the line begins or ends a code block. */
export function isFence(line: string): boolean {
  return /^\s{0,3}(?:```|~~~)/.test(line);
}

/** Removes tags, images and link targets, but keeps the link texts. */
export function withoutMarkup(line: string): string {
  return line
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/!\[([^\][]{0,80})\]\([^()]{0,400}\)/g, ' $1, ')
    .replace(/\]\([^()]{0,400}\)/g, ']')
    .replace(/https?:\/\/\S{1,400}/g, ' ')
    .replace(/[*_`[\]]/g, ' ')
    .trim();
}
