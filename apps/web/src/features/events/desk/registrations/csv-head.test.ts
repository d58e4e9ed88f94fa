import { expect, test } from 'vitest';
import { csvSample, guessColumn, lineErrors, readHead } from './csv-head.ts';

test('reads headings and first values, also with a byte order mark, quotes and semicolons', () => {
  expect(readHead('\ufeff"E-mail";Role\r\n\r\n"a@x.org";"Design; Data"\r\n')).toEqual({
    columns: [
      { name: 'E-mail', example: 'a@x.org' },
      { name: 'Role', example: 'Design; Data' },
    ],
  });
});

test('a file without a line below its headings has no head', () => {
  expect(readHead('email,role\n')).toBeUndefined();
  expect(readHead('')).toBeUndefined();
});

test('a sample is the start of the file', () => {
  const lines = Array.from({ length: 300 }, (_, n) => `person-${n}@example.org`);
  expect(csvSample(lines.join('\n'))).toBe(lines.slice(0, 100).join('\n'));
  expect(csvSample('email\r\na@x.org')).toBe('email\r\na@x.org');
});

test('guesses a column by a word in its heading', () => {
  const head = { columns: [{ name: 'Your E-Mail', example: '' }] };
  expect(guessColumn(head, ['email', 'e-mail'])).toBe('Your E-Mail');
  expect(guessColumn(head, ['role'])).toBe('');
});

test('errors of lines are in the order of the file', () => {
  expect(lineErrors({ 'line.17': 'No address', 'line.2': 'Not a role', csv: 'other' })).toEqual([
    { line: 2, message: 'Not a role' },
    { line: 17, message: 'No address' },
  ]);
});
