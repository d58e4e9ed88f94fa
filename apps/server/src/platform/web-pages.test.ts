import { describe, expect, test } from 'vitest';
import { webPages } from './web-pages.ts';

const pages = webPages({
  paths: ['/', '/about', '/Discover', '/project/:slug'],
  files: { '/': 'landing.html', '/about': 'about.html' },
});

describe('the pages of the web app', () => {
  test.each([
    ['/', true, 'landing.html'],
    ['/About/', true, 'about.html'],
    ['/discover', true, undefined],
    ['/project/tide-mill', true, undefined],
    ['/project', false, undefined],
    ['/project/a/b', false, undefined],
    ['/constructor', false, undefined],
  ])('%s: exists %s, ready as %s', (path, exists, file) => {
    expect([pages.has(path), pages.prerendered(path)]).toEqual([exists, file]);
  });

  test('lists pages for search engines that need no sign-in and no name', () => {
    expect(pages.listed).toEqual(['/', '/about', '/Discover']);
  });
});
