import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advertisementParts } from './advertisement-parts.ts';

function parts(text: string): [string, string][] {
  return advertisementParts(text).map(({ about, start, end }) => [about, text.slice(start, end).trim()]);
}

describe('advertisementParts', () => {
  test('finds labels of a form anywhere in a line', () => {
    expect(
      parts(
        'A cook for our guests and friends Industry: Food Technologies go oracle\nJob description We cook',
      ),
    ).toEqual([
      ['title', 'A cook for our guests and friends'],
      ['facts', 'Industry: Food'],
      ['tags', 'Technologies go oracle'],
      ['body', ''],
      ['body', 'Job description We cook'],
    ]);
  });

  test('finds free-form headings but no sentences', () => {
    const text =
      'Cook\nYour tasks\nCook\nWhat you bring\nSalt\nOur tech stack\nPots\nWhat we offer\nSoup\nWe think that the skills of a good cook are many and hard to name';
    expect(parts(text).map(([about]) => about)).toEqual(['title', 'duties', 'demands', 'stack', 'offer']);
  });

  test('covers any text completely', () => {
    const piece = fc.constantFrom('Technologies', 'Role:', ' ', '\n', 'Benefits', 'Your profile', 'go');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end } of advertisementParts(text)) {
          expect(start).toBe(last);
          expect(end).toBeGreaterThanOrEqual(start);
          last = end;
        }
        expect(last).toBe(text.length);
      }),
    );
  });
});
