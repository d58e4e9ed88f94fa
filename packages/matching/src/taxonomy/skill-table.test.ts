import { describe, expect, test } from 'vitest';
import { skillTable } from './skill-table.ts';

describe('skillTable', () => {
  test('parses every column of a row', () => {
    const [skill] = skillTable(
      'tool',
      'saw | Saw? | aka hand saw, Fret? | implies wood .5 | related axe .25 | parent tools | case enough | context cut, board | never dust | tags teeth',
    );
    expect(skill).toEqual({
      id: 'saw',
      label: 'Saw',
      kind: 'tool',
      aliases: ['hand saw', 'Fret', 'teeth'],
      tagsOnly: ['teeth'],
      implies: [{ id: 'wood', weight: 0.5 }],
      related: [{ id: 'axe', weight: 0.25 }],
      parent: 'tools',
      ambiguous: { names: ['Saw', 'Fret'], case: 'enough', context: ['cut', 'board'], never: ['dust'] },
    });
  });

  test('uses the label as the ambiguous name if none is marked', () => {
    expect(skillTable('tool', 'saw | Saw | aka hand saw | case')[0]?.ambiguous).toEqual({
      names: ['Saw'],
      case: 'required',
      context: [],
      never: [],
    });
  });

  test.each([
    ['saw', 'no id or label'],
    ['saw | Saw | colour red', 'column "colour"'],
    ['saw | Saw | aka a | aka b', 'column "aka"'],
    ['saw | Saw | implies wood', 'no weight'],
    ['saw | Saw?', 'needs a case or context rule'],
  ])('rejects %j', (row, message) => {
    expect(() => skillTable('tool', row)).toThrow(message);
  });
});
