import { describe, expect, test } from 'vitest';
import { ownPath, paths } from './paths.ts';

describe('paths', () => {
  test('escapes text typed by a user', () => {
    expect(paths.search('a&b c')).toBe('/search?searchTerm=a%26b+c');
    expect(paths.project('a/b')).toBe('/project/a%2Fb');
  });

  test('omits the default tab', () => {
    expect(paths.dashboard('dash')).toBe('/dashboard');
    expect(paths.dashboard('Posts-recommendations')).toBe('/dashboard?tab=Posts-recommendations');
  });
});

describe('ownPath', () => {
  test.each(['/project/tidewater?from=mail#team', '/', '/chat/1'])('keeps the own path %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'project',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
  ])('rejects %s', (candidate) => {
    expect(ownPath(candidate)).toBe('/');
  });
});
