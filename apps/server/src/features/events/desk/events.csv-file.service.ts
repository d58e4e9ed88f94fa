import papa from 'papaparse';
import { byteOrderMark, formulaStart } from './events.csv.policy.ts';

/** A CSV file. papaparse puts an apostrophe before cells that a spreadsheet would run as a formula. */
export function csvFile(fields: readonly string[], data: readonly (readonly (string | number)[])[]): string {
  const table = { fields: [...fields], data: data.map((line) => [...line]) };
  return `${byteOrderMark}${papa.unparse(table, { escapeFormulae: formulaStart })}\r\n`;
}
