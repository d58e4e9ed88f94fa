import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

test.each([
  ['UTF-8', utf8('flask==3.0 # für')],
  ['UTF-8 with a mark', utf8('\uFEFFflask==3.0 # für')],
  ['UTF-16 as PowerShell writes it', utf16('\uFEFFflask==3.0 # für')],
  ['UTF-16 without a mark', utf16('flask==3.0 # für')],
  ['big-endian UTF-16', swapped('\uFEFFflask==3.0 # für')],
  ['big-endian UTF-16 without a mark', swapped('flask==3.0 # für')],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('flask==3.0 # für');
});

test('keeps a text with a stray character of an older encoding', () => {
  expect(decodeText(new Uint8Array(Buffer.from(`# f\u00fcr${' '.repeat(100)}\nflask`, 'latin1')))).toContain(
    'flask',
  );
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0, 0, 0])],
  ['noise', new Uint8Array(Array.from({ length: 4096 }, (_, at) => (at * 151 + 131) % 256))],
  ['zeros', new Uint8Array(64)],
])('%s is not text', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
