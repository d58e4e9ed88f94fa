import { describe, expect, test } from 'vitest';
import { webPages } from './web-pages.ts';

const tags = (guest: string) => ({ guest, user: `${guest} of a user` });

const pages = webPages({
  paths: ['/', '/about', '/Discover', '/search', '/project/:slug', '/chat', '/notifications'],
  rendered: {
    '/': tags('landing'),
    '/about': tags('about'),
    '/Discover': tags('list'),
    '/search': tags(''),
    '/project/:slug': tags('project'),
  },
  links: { '/': '</home.js>', '/chat': '</chat.js>', '/notifications': '</list.js>' },
  withData: ['/chat'],
});

describe('the pages of the web app', () => {
  test.each([
    ['/', '/', tags('landing'), '</home.js>'],
    ['/About/', '/about', tags('about')],
    ['/discover', '/Discover', tags('list')],
    ['/project/tide-mill', '/project/:slug', tags('project')],
    ['/chat', '/chat', { guest: '', user: '' }, '</chat.js>'],
    ['/notifications', '/notifications', undefined, '</list.js>'],
  ])('%s has the pattern %s and the tags %o', (path, pattern, tags, link = undefined) => {
    expect(pages.find(path)).toMatchObject({ pattern, tags, link });
  });

  test.each([
    ['/Discover', true],
    ['/chat', false],
    ['/notifications', false],
  ])('the server renders %s: %s', (path, rendered) => {
    expect(pages.find(path)?.rendered).toBe(rendered);
  });

  test.each(['/project', '/project/a/b', '/constructor'])('%s is no page', (path) => {
    expect(pages.find(path)).toBeUndefined();
  });

  test('lists pages for search engines that need no sign-in and no name', () => {
    expect(pages.listed).toEqual(['/', '/about', '/Discover']);
  });
});
