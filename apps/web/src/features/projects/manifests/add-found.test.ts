import { expect, it } from 'vitest';
import { addFound, takeOut } from './add-found.ts';

it('adds what is new, ignores duplicates without case, also within what was found', () => {
  expect(addFound(['react', 'Go'], ['React', 'Vite', 'vite', 'Docker'], 30)).toEqual({
    tags: ['react', 'Go', 'Vite', 'Docker'],
    added: ['Vite', 'Docker'],
    leftOut: 0,
  });
});

it('stops when the list is full and counts what found no room', () => {
  expect(addFound(['Go'], ['React', 'Go', 'Vite', 'Docker'], 2)).toEqual({
    tags: ['Go', 'React'],
    added: ['React'],
    leftOut: 2,
  });
});

it('takes out what it added and nothing else', () => {
  expect(takeOut(['Go', 'Vite', 'Elm', 'Docker'], ['Vite', 'Docker', 'React'])).toEqual(['Go', 'Elm']);
});
