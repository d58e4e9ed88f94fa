import { expect, test } from 'vitest';
import { developerText, projectText } from './matching.texts.ts';

test('a developer’s text is what they say of themselves, then their works; nothing is the empty text', () => {
  expect(developerText({ text: 'I map rivers.', works: ['River levels.', '', 'Tides.'] })).toBe(
    'I map rivers.\nRiver levels.\nTides.',
  );
  expect(developerText({ text: '', works: [] })).toBe('');
});

test('a project’s text is its title and what it says of itself', () => {
  expect(projectText({ title: 'Harbour log', text: 'Tides.\nWrites them down.' })).toBe(
    'Harbour log\nTides.\nWrites them down.',
  );
});
