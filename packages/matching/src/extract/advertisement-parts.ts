/** The topic of a section of an advertisement. */
export type AdvertisementPart =
  | 'title'
  | 'facts'
  | 'tags'
  | 'body'
  | 'duties'
  | 'demands'
  | 'stack'
  | 'offer'
  | 'company';

/** A section of a text, in UTF-16 offsets; `end` is excluded. */
export interface PartOfText {
  readonly start: number;
  readonly end: number;
  readonly about: AdvertisementPart;
}

interface Mark {
  readonly start: number;
  readonly about: AdvertisementPart;
}

/** Labels that job boards put around an advertisement, anywhere in a line. */
const labelParts: Readonly<Record<string, AdvertisementPart>> = {
  'Date posted': 'facts',
  Industry: 'facts',
  Role: 'facts',
  'Company size': 'facts',
  'Company type': 'facts',
  'Experience level': 'facts',
  'Job type': 'facts',
  Compensation: 'facts',
  Technologies: 'tags',
  'Job description': 'body',
  'Job benefits': 'offer',
  'Company description': 'company',
};
const labelPattern = new RegExp(`\\b(${Object.keys(labelParts).join('|')})\\b ?:?(?=\\s)`, 'g');

/** Free-form headings; the first match gives the topic of the section below. */
const headings: readonly (readonly [AdvertisementPart, RegExp])[] = [
  [
    'offer',
    /^\W{0,6}(?:what (?:we (?:can )?(?:offer|provide)|you(?:'ll)? get)|(?:our |your |job )?(?:benefits|perks)|we offer|why (?:join|work|us)|about (?:us|the|our)|who we are)\b/i,
  ],
  [
    'demands',
    /\b(?:requirements?|profile|qualifications?|skills|what (?:you|we)(?:['’]ll| will|['’]re| are)? (?:need|bring|have|look for|expect)|who you are|about you|must[- ]haves?|nice[- ]to[- ]have|bonus points|you (?:have|bring|should have|are)|we expect|looking for|we(?:['’]d| would) like)\b/i,
  ],
  ['stack', /\b(?:tech(?:nology)? ?stack|our stack|tools|technologies\W*\w)/i],
  [
    'duties',
    /\b(?:responsibilities|tasks|duties|what you(?:['’]ll| will) (?:do|be doing)|the role|your role|you will)\b/i,
  ],
];
const maxHeadingLength = 80;
const maxHeadingWords = 8;
/** A list of tags is one short line; the text after it is another section. */
const maxTagListLength = 120;

/** The sections of an advertisement, in order and without gaps. */
export function advertisementParts(text: string): PartOfText[] {
  const marks = [...labelMarks(text), ...headingMarks(text)].sort((a, b) => a.start - b.start);
  const parts: PartOfText[] = [];
  for (const [index, { start, about }] of [{ start: 0, about: 'title' } as const, ...marks].entries()) {
    const end = marks[index]?.start ?? text.length;
    const cut = about === 'tags' ? Math.min(end, tagListEnd(text, start)) : end;
    parts.push({ start, end: cut, about });
    if (cut < end) parts.push({ start: cut, end, about: 'body' });
  }
  return parts;
}

function labelMarks(text: string): Mark[] {
  return [...text.matchAll(labelPattern)].map(({ index, 1: label = '' }) => ({
    start: index,
    about: labelParts[label] ?? 'facts',
  }));
}

function headingMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const about = line.length > maxHeadingLength ? undefined : headingOf(line);
    if (about) marks.push({ start, about });
    start += line.length + 1;
  }
  return marks;
}

function headingOf(line: string): AdvertisementPart | undefined {
  if (line.trim().split(/\s+/).length > maxHeadingWords) return undefined;
  return headings.find(([, heading]) => heading.test(line))?.[0];
}

/** The end of the line of tags after a label; the tags may be on the next line. */
function tagListEnd(text: string, start: number): number {
  const label = start + 'Technologies'.length;
  const head = text.slice(label, label + maxTagListLength);
  const first = /^ ?:?\s*\n?/.exec(head)?.[0].length ?? 0;
  const line = head.slice(first).indexOf('\n');
  return line === -1 ? label + head.length : label + first + line;
}
