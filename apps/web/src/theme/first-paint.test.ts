import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { firstPaintScript } from '../../build/first-paint-plugin.ts';

const script = firstPaintScript();

function paint(root: string | null, systemIsDark = false) {
  const document = { documentElement: { dataset: { theme: '' } }, querySelector: () => meta };
  const meta = { content: '' };
  const localStorage = { getItem: (key: string) => (key === 'root' ? root : null) };
  runInContext(
    script,
    createContext({ document, localStorage, matchMedia: () => ({ matches: systemIsDark }) }),
  );
  return { theme: document.documentElement.dataset.theme, color: meta.content };
}

function stored(theme: string): string {
  return JSON.stringify({ state: { theme, currentUser: null }, version: 1 });
}

describe('first-paint script', () => {
  test('is at most 1 kB', () => {
    expect(new TextEncoder().encode(script).length).toBeLessThanOrEqual(1024);
  });

  test.each([
    [stored('dark'), false, 'dark', '#0B1424'],
    [stored('light'), true, 'light', '#FFFFFF'],
    [stored('system'), true, 'dark', '#0B1424'],
    [stored('system'), false, 'light', '#FFFFFF'],
    [null, true, 'light', '#FFFFFF'],
    ['{', true, 'light', '#FFFFFF'],
    ['null', true, 'light', '#FFFFFF'],
  ])('reads %j with a dark system theme %s as %s', (root, systemIsDark, theme, color) => {
    expect(paint(root, systemIsDark)).toEqual({ theme, color });
  });
});
