import { expect, test } from 'vitest';
import { longComments, longProse } from './long-lines.ts';

const long = 'word '.repeat(25);

test('finds comments of more than 120 columns, and no code', () => {
  const text = `/** ${long} */\n  * ${long}\n// short\n  // ${long}\nconst text = '${long}';`;
  expect(longComments(text)).toEqual([1, 2, 4]);
});

test('finds prose of more than 120 columns, and no tables, pictures or blocks of code', () => {
  const text = `${long}\n| ${long} |\n![${long}](a.png)\n\`\`\`sh\n${long}\n\`\`\`\n- ${long}`;
  expect(longProse(text)).toEqual([1, 7]);
});
