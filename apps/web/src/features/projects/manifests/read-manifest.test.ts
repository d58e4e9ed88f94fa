import { describe, expect, test } from 'vitest';
import { readManifest } from './read-manifest.ts';

const read = (name: string, text: string) => readManifest(name, new TextEncoder().encode(text));
const packageJson = JSON.stringify({
  dependencies: { react: '19.0.0', express: '5.0.0' },
  devDependencies: { eslint: '9.0.0' },
});

describe('readManifest', () => {
  test('finds technologies and the skills they imply, and omits what every repository has', () => {
    expect(read('package.json', packageJson)).toEqual({
      outcome: 'found',
      technologies: expect.arrayContaining(['React', 'Express']),
      skills: ['Frontend', 'Backend'],
    });
    expect(JSON.stringify(read('package.json', packageJson))).not.toContain('ESLint');
  });

  test.each(['package.json', 'package (1).json', 'package(12).json', 'PACKAGE.JSON'])('knows %s', (name) => {
    expect(read(name, packageJson)).toMatchObject({ outcome: 'found' });
  });

  test('recognises a workflow file without its folder', () => {
    const workflow = 'on: push\njobs:\n  test:\n    steps:\n      - uses: docker/build-push-action@v6\n';
    expect(read('ci.yml', workflow)).toMatchObject({ outcome: 'found' });
    expect(read('notes.yml', 'milk: 1')).toEqual({ outcome: 'unknown' });
  });

  test.each([
    ['letter.txt', 'Dear team, we use React.', 'unknown'],
    ['.env.example', 'PORT=3000', 'empty'],
    ['.env.example', '', 'empty'],
    ['requirements.txt', '\u0000\u0000\u0000', 'unreadable'],
  ])('%s with %j is %s', (name, text, outcome) => {
    expect(read(name, text)).toEqual({ outcome });
  });

  test.each(['', '{"dependencies":', '{"dependencies":{"a-package-of-nobody":"1"}}', '[[[['])(
    'package.json with %j yields its platform and no skills',
    (text) => {
      expect(read('package.json', text)).toEqual({ outcome: 'found', technologies: ['Node.js'], skills: [] });
    },
  );

  test('returns only known names, whatever the file contains', () => {
    const name = '<img src=x onerror=alert(1)>';
    const found = read('package.json', JSON.stringify({ dependencies: { react: '1', [name]: '1' } }));
    expect(JSON.stringify(found)).not.toContain('<');
  });
});
