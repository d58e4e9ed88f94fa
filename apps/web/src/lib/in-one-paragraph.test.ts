import { expect, test } from 'vitest';
import { inOneParagraph } from './in-one-paragraph.ts';

test.each([
  ['one line', 'one line'],
  ['First part.\nSecond part.', 'First part. Second part.'],
  ['Status:\n- 14 cafés pay 19 a month\n- built by me', 'Status: 14 cafés pay 19 a month, built by me'],
  ['We need\n* a designer\n* a tester\n\nJoin us', 'We need: a designer, a tester. Join us'],
  ['# Slate\n\nLessons without a network', 'Slate. Lessons without a network'],
  ['1. Read\n2. Write', 'Read, Write'],
  ['A well-known 3-2-1 plan - with a dash', 'A well-known 3-2-1 plan - with a dash'],
  ['', ''],
])('%j reads %j', (text, paragraph) => {
  expect(inOneParagraph(text)).toBe(paragraph);
});
