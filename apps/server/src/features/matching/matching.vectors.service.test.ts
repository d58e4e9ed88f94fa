import { expect, test } from 'vitest';
import { developerText, projectText } from './matching.vectors.service.ts';

test("a developer's text is their description followed by their works, or an empty text", () => {
  expect(developerText({ text: 'I map rivers.', works: ['River levels.', '', 'Tides.'] })).toBe(
    'I map rivers.\nRiver levels.\nTides.',
  );
  expect(developerText({ text: '', works: [] })).toBe('');
});

test("a project's text is its title and description", () => {
  expect(projectText({ title: 'Harbour log', text: 'Tides.\nWrites them down.' })).toBe(
    'Harbour log\nTides.\nWrites them down.',
  );
});
