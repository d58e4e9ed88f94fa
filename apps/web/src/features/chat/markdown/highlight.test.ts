import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { languageOf } from './language-names.ts';

describe('highlight', () => {
  test('splits code by kind and keeps all of it', async () => {
    const text = "const a = 'b'; // why\n\nreturn f(1);";
    const lines = await highlight(text, 'typescript');
    expect(lines.map((line) => line.map((piece) => piece.text).join('')).join('\n')).toBe(text);
    const kinds = new Map(lines.flat().map((piece) => [piece.text.trim(), piece.kind]));
    expect([kinds.get('const'), kinds.get("'b'"), kinds.get('// why')]).toEqual([
      'keyword',
      'string',
      'comment',
    ]);
  });

  test.each(['ts', 'TSX', 'js', 'json', 'py', 'sql', 'bash', 'go', 'rs', 'java', 'html', 'css'])(
    'highlights %s',
    async (name) => {
      const language = languageOf(name);
      expect(language && (await highlight('x = 1', language))).toHaveLength(1);
    },
  );

  test('returns nothing for an unknown language', () => {
    for (const name of ['', 'brainfuck', 'constructor', '__proto__'])
      expect(languageOf(name)).toBeUndefined();
  });

  test('leaves very long lines plain', async () => {
    const line = '`${'.repeat(1300);
    expect(await highlight(line, 'typescript')).toEqual([[{ text: line, kind: 'plain' }]]);
  });
});
