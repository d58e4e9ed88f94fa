import { expect, test } from 'vitest';
import { commaListOf, listOf, monthOf } from './words.ts';

const noon = Date.UTC(2026, 6, 15);

test('returns the month within eleven months, and month and year before that', () => {
  expect(monthOf(Date.UTC(2026, 4, 3), noon)).toBe('May');
  expect(monthOf(Date.UTC(2025, 8, 1), noon)).toBe('September');
  expect(monthOf(Date.UTC(2025, 6, 20), noon)).toBe('July 2025');
  expect(monthOf(Date.UTC(2024, 4, 31, 23, 59), noon)).toBe('May 2024');
});

test('lists labels up to the maximum and counts the rest', () => {
  expect(listOf(['React'], 3)).toBe('React');
  expect(listOf(['React', 'Docker'], 3)).toBe('React and Docker');
  expect(listOf(['React', 'Docker', 'Rust', 'Go'], 3)).toBe('React, Docker and 2 more');
  expect(commaListOf(['React', 'Docker', 'Rust', 'Go'], 3)).toBe('React, Docker, 2 more');
});
