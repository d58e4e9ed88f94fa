import { expect, test } from 'vitest';
import { completeLock, type Lock, platformOf } from './complete-lock.ts';

test.each([
  ['@oxc-parser/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@oxc-parser/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('the platform of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('adds what an owner names and the lock lacks, beside the owner, in order', () => {
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

test('takes out registry addresses, and leaves the links to workspaces', () => {
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
