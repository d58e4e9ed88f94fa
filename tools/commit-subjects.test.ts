import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { subjectFault, subjectsSinceHook } from './commit-subjects.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  "chat: Keep the composer's draft after a failed send",
  'chat, web: Group messages by day',
  'Merge branch "topic"',
  'Revert "chat: Group messages by day"',
])('accepts %s', (subject) => {
  expect(subjectFault(subject)).toBeUndefined();
});

test.each([
  ['without an area', 'Keep the draft'],
  ['with a summary in lower case', 'chat: keep the draft'],
  ['with a full stop', 'chat: Keep the draft.'],
  ['with nothing after the area', 'chat: '],
  ['that is empty', ''],
])('rejects a subject %s', (_, subject) => {
  expect(subjectFault(subject)).toContain('area: Imperative summary');
});

test('rejects a subject of 73 characters and accepts one of 72', () => {
  expect(subjectFault(`chat: ${'K'.repeat(66)}`)).toBeUndefined();
  expect(subjectFault(`chat: ${'K'.repeat(67)}`)).toBe('longer than 72 characters');
});

test('checks only the commits that came after the hook', () => {
  const folder = repositoryWith([
    'an old subject',
    'tools: Add the hook',
    'a bad subject',
    'chat: A good one',
  ]);
  expect(subjectsSinceHook(folder)).toEqual(['chat: A good one', 'a bad subject']);
});

/** A repository with one commit for each subject; the second one adds the hook. */
function repositoryWith(subjects: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'teamwright-commits-'));
  folders.push(folder);
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);
  git('init', '-q');
  mkdirSync(join(folder, 'tools/hooks'), { recursive: true });
  for (const [index, subject] of subjects.entries()) {
    writeFileSync(join(folder, index === 1 ? 'tools/hooks/commit-msg' : `file-${index}`), subject);
    git('add', '-A');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', subject);
  }
  return folder;
}
