import { expect, test } from 'vitest';
import { forgetNewAccount, keepNewAccount, passwordOfNewAccount } from './new-account.ts';

test('returns the password for the email of the new account only, until it is forgotten', () => {
  expect(passwordOfNewAccount('')).toBe('');
  keepNewAccount({ email: 'ada@example.org', password: 'nine small lanterns' });
  expect(passwordOfNewAccount('ada@example.org')).toBe('nine small lanterns');
  expect(passwordOfNewAccount('bob@example.org')).toBe('');
  forgetNewAccount();
  expect(passwordOfNewAccount('ada@example.org')).toBe('');
});
