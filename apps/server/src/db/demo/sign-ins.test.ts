import { expect, test } from 'vitest';
import { demoSignIns } from './sign-ins.ts';

test('creates three sign-ins with different, printable passwords', () => {
  const signIns = demoSignIns('one secret');
  expect(signIns.map(({ role, email }) => [role, email])).toEqual([
    ['owner', 'quiet-heron@example.org'],
    ['developer', 'plain-otter@example.org'],
    ['admin', 'steady-lantern@example.org'],
  ]);
  for (const { password } of signIns) expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(new Set(signIns.map(({ password }) => password)).size).toBe(3);
});

test('derives the passwords from the secret only', () => {
  expect(demoSignIns('one secret')).toEqual(demoSignIns('one secret'));
  const passwords = (secret: string) => demoSignIns(secret).map(({ password }) => password);
  expect(passwords('one secret').some((password) => passwords('another').includes(password))).toBe(false);
});
