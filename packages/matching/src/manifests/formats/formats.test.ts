import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { readJson } from './json.ts';
import { readToml } from './toml.ts';
import { readXml } from './xml.ts';
import { readYaml } from './yaml.ts';

function short(entries: readonly Entry[]): string[] {
  return entries.map(({ path, value, line }) => `${line} ${path.join(' ')} = ${value}`);
}

describe('readJson', () => {
  test('returns every value with its path and line', () => {
    const text = '{\n  "a": { "b": "c",\n    "d": [1, {"e": true}] },\n  "f": null\n}';
    expect(short(readJson(text))).toEqual([
      '2 a = ',
      '2 a b = c',
      '3 a d = ',
      '3 a d * = 1',
      '3 a d * e = true',
      '4 f = null',
    ]);
  });

  test('reads comments, trailing commas, escaped quotes and truncated files', () => {
    const text = '// no\n{ /* "x": 1\n */ "a\\/b": "q\\"q", // "y": 2\n "c": "d", "e": { "f": "g';
    expect(short(readJson(text))).toEqual(['3 a/b = q"q', '4 c = d', '4 e = ', '4 e f = g']);
  });
});

describe('readToml', () => {
  test('reads tables, dotted keys, inline tables and lists over several lines', () => {
    const text = `# no
[a."b.c"]
d = "e" # no
f.g = { version = "1", features = [
  "h", # no
  "i",
] }
[[j]]
k = 'l'
m = """
n = "not a key"
"""
o = 3`;
    expect(short(readToml(text))).toEqual([
      '2 a b.c = ',
      '3 a b.c d = e',
      '4 a b.c f g = ',
      '4 a b.c f g version = 1',
      '4 a b.c f g features = ',
      '5 a b.c f g features * = h',
      '6 a b.c f g features * = i',
      '8 j = ',
      '9 j k = l',
      '10 j m = n = "not a key"\n',
      '13 j o = 3',
    ]);
  });
});

describe('readYaml', () => {
  test('reads maps, lists, flow collections and quoted scalars', () => {
    const text = `---
a:
  b: "c" # no
  d:
  - e: f
    g: h
  - i
j: [k, "l",
  m]
n: { o: p }
'q': |
  r: not a key
s: t`;
    expect(short(readYaml(text))).toEqual([
      '2 a = ',
      '3 a b = c',
      '4 a d = ',
      '5 a d * e = f',
      '6 a d * g = h',
      '7 a d * = i',
      '8 j = ',
      '8 j * = k',
      '8 j * = l',
      '9 j * = m',
      '10 n = ',
      '10 n o = p',
      '11 q = r: not a key\n',
      '13 s = t',
    ]);
  });

  test('keeps addresses complete and expands no alias', () => {
    const text = 'a: &x postgres://u:p@db:5432/n\nb: *x';
    expect(short(readYaml(text))).toEqual(['1 a = postgres://u:p@db:5432/n', '2 b = ']);
  });
});

describe('readXml', () => {
  test('reads elements, attributes and texts, and skips comments, CDATA and document types', () => {
    const text = `<?xml version="1.0"?>
<!DOCTYPE a [<!ENTITY b "c">]>
<a>
  <!-- <x>no</x> -->
  <b c="d" e='f'/>
  <g>h</g><![CDATA[<y>]]>
</a>`;
    expect(short(readXml(text))).toEqual(['3 a = ', '5 a b = ', '5 a b @c = d', '5 a b @e = f', '6 a g = h']);
  });
});

describe('damaged files', () => {
  test.each([
    ['TOML', readToml, 'a = "b"\nc = [1,\n2\n', ['1 a = b']],
    ['YAML', readYaml, 'a: b\nc: [1,\n', ['1 a = b']],
    ['YAML with a tab', readYaml, 'a:\n  b: c\n\td: e\nf: g\n', ['1 a = ', '2 a b = c']],
    ['JSON', readJson, '{"a": "b",\n"c": [1', ['1 a = b', '2 c = ', '2 c * = 1']],
    ['XML', readXml, '<a>\n<b/>', []],
  ] as const)('give the entries before the error in %s', (_format, read, text, expected) => {
    expect(short(read(text))).toEqual(expected);
  });

  test.each([
    ['TOML', readToml, `a = ${'['.repeat(14_000)}${']'.repeat(14_000)}`],
    ['YAML', readYaml, `a: ${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['XML', readXml, `${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}`],
  ] as const)(
    'give no entries if their nesting exceeds the limits of the parser for %s',
    (_format, read, text) => {
      expect(read(text)).toEqual([]);
    },
  );

  test('give the entries within the limit of depth if nested JSON exceeds the stack', () => {
    const entries = readJson(`{"a": "b", "c": ${'['.repeat(60_000)}`);
    expect(short(entries)).toEqual(['1 a = b', '1 c = ']);
  });
});
