import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './accounts.passwords.service.ts';

/** The shortest password that the contract accepts. */
const minLength = 8;

test('rejects the 3,000 most common passwords that are long enough, in any case', async () => {
  const list = dictionary['passwords-common'].filter((password) => password.length >= minLength);
  expect(list.length).toBeGreaterThan(10_000);
  const accepted: string[] = [];
  for (const password of list.slice(0, 3_000))
    if (!(await isCommonPassword(password.toUpperCase()))) accepted.push(password);
  expect(accepted).toEqual([]);
});

test.each(['maverick', 'Steelers', 'q1w2e3r4t5', 'Password1!', 'teamwright', 'zzzzzzzzz'])(
  'rejects %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse battery', 'eleven quiet herons', 'maverick in the fog', 'x7#kq-Lw2!pd'])(
  'accepts %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
