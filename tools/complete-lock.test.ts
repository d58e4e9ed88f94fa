import { expect, test } from 'vitest';
import {
  completeLock,
  installedOtherwise,
  type Lock,
  platformOf,
  unpinned,
  withoutIntegrity,
} from './complete-lock.ts';

test.each([
  ['@oxc-parser/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@oxc-parser/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('the platform of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('adds missing optional dependencies beside their owner, in order', () => {
  const lock: Lock = {
    packages: {
      'node_modules/outer': { version: '1.0.0' },
      'node_modules/outer/node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-win32-x64': '2.0.0', ranged: '^1.0.0' },
      },
      'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux-x64': '1.0.0' } },
      'node_modules/tool-linux-x64': { version: '1.0.0', optional: true },
    },
  };
  const added = [
    'node_modules/outer/node_modules/tool-linux-x64',
    'node_modules/outer/node_modules/tool-win32-x64',
  ];
  expect(completeLock(lock)).toEqual(added);
  expect(Object.keys(lock.packages)).toEqual([
    'node_modules/outer',
    'node_modules/outer/node_modules/tool',
    ...added,
    'node_modules/tool',
    'node_modules/tool-linux-x64',
  ]);
  expect(lock.packages).toHaveProperty([added[1] ?? ''], {
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['win32'],
    cpu: ['x64'],
  });
  expect(completeLock(lock)).toEqual([]);
});

test('removes registry addresses and keeps links to workspaces', () => {
  const lock: Lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example.org/a.tgz' },
      'node_modules/ours': { resolved: 'packages/ours', link: true },
    },
  };
  expect(completeLock(lock)).toEqual(['address of node_modules/a']);
  expect(lock.packages).toEqual({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/ours': { resolved: 'packages/ours', link: true },
  });
});

test('finds entries without integrity that a supported platform would install', () => {
  const lock: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'apps/ours': { version: '1.0.0' },
      'node_modules/ours': { resolved: 'apps/ours', link: true },
      'node_modules/plain': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/bare': { version: '1.0.0' },
      'node_modules/bare-linux': {
        version: '1.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['glibc'],
      },
      'node_modules/bare-musl': {
        version: '1.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/bare-arm': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm'] },
      'node_modules/bare-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/bare-wasm': { version: '1.0.0', optional: true, cpu: ['wasm32'] },
      'node_modules/plain/node_modules/nested': { version: '1.0.0' },
    },
  };
  expect(withoutIntegrity(lock)).toEqual([
    'node_modules/bare',
    'node_modules/bare-linux',
    'node_modules/plain/node_modules/nested',
  ]);
});

test('finds installed packages whose integrity differs from the lock', () => {
  const lock: Lock = {
    packages: { 'node_modules/a': { integrity: 'sha512-a' }, 'node_modules/b': { integrity: 'sha512-b' } },
  };
  const installed: Lock = {
    packages: {
      'apps/ours': {},
      'node_modules/ours': { link: true },
      'node_modules/a': { integrity: 'sha512-a' },
      'node_modules/b': { integrity: 'sha512-other' },
      'node_modules/c': { integrity: 'sha512-c' },
    },
  };
  expect(installedOtherwise(lock, installed)).toEqual(['node_modules/b']);
});

test('finds direct dependencies that are not pinned to one version', () => {
  const manifest = {
    dependencies: { '@teamwright/contracts': '*', a: '1.2.3', b: '^1.2.3', c: '18.4.0-beta.17' },
    devDependencies: { d: '~1.0.0', e: 'latest' },
  };
  expect(unpinned(manifest)).toEqual(['b@^1.2.3', 'd@~1.0.0', 'e@latest']);
});
