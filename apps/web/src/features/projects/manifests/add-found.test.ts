import { expect, test } from 'vitest';
import { addFound, removeAdded } from './add-found.ts';

test('adds new tags and ignores duplicates, case-insensitively, also among the found tags', () => {
  expect(addFound(['react', 'Go'], ['React', 'Vite', 'vite', 'Docker'], 30)).toEqual({
    tags: ['react', 'Go', 'Vite', 'Docker'],
    added: ['Vite', 'Docker'],
    leftOut: 0,
  });
});

test('stops when the list is full and counts the tags that did not fit', () => {
  expect(addFound(['Go'], ['React', 'Go', 'Vite', 'Docker'], 2)).toEqual({
    tags: ['Go', 'React'],
    added: ['React'],
    leftOut: 2,
  });
});

test('removes the added tags and nothing else', () => {
  expect(removeAdded(['Go', 'Vite', 'Elm', 'Docker'], ['Vite', 'Docker', 'React'])).toEqual(['Go', 'Elm']);
});
