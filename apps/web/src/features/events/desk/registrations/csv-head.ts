import papa from 'papaparse';

/** The headings of a CSV file with the first value below each. */
export interface CsvHead {
  readonly columns: readonly { readonly name: string; readonly example: string }[];
}

/** Lines that are read to find two that are not empty. */
const maxScanned = 20;

/** Reads the first two lines. Undefined if there is no heading or no line below. */
export function readHead(csv: string): CsvHead | undefined {
  const text = csv.startsWith('\ufeff') ? csv.slice(1) : csv;
  const { data } = papa.parse<string[]>(text, { preview: maxScanned, skipEmptyLines: 'greedy' });
  const [head, first] = data;
  if (head === undefined || first === undefined) return undefined;
  const columns = head
    .map((name, index) => ({ name: name.trim(), example: first[index]?.trim() ?? '' }))
    .filter(({ name }) => name !== '');
  return columns.length === 0 ? undefined : { columns };
}

/** Enough to detect the separator, and for the shown lines to be whole if cells have line breaks. */
const maxSampled = 100;

/** The start of a CSV file. */
export function csvSample(csv: string): string {
  return csv.split('\n', maxSampled).join('\n');
}

/** The column whose heading contains one of these words; '' if there is none. */
export function guessColumn({ columns }: CsvHead, words: readonly string[]): string {
  const found = columns.find(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
  return found?.name ?? '';
}

export interface LineError {
  readonly line: number;
  readonly message: string;
}

/** The errors of a rejected import in the order of the file. */
export function lineErrors(fields: Readonly<Record<string, string>>): LineError[] {
  return Object.entries(fields)
    .flatMap(([key, message]) => {
      const line = Number(/^line\.(\d+)$/.exec(key)?.[1] ?? Number.NaN);
      return Number.isNaN(line) ? [] : [{ line, message }];
    })
    .toSorted((a, b) => a.line - b.line);
}
