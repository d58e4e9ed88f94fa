import { username } from '@teamwright/contracts/accounts/accounts.ts';
import { describe, expect, test } from 'vitest';
import { isReservedUsername, usernameCandidates } from './accounts.names.service.ts';

describe('reserved usernames', () => {
  test.each([
    'Administrator',
    'admin',
    'A.d.m.i.n',
    'Аdmin',
    '-root-',
    'Staff',
    'Moderator',
    'Support',
    'SYSTEM',
    'Teamwright',
    'Teamwright Support',
    'Tearnwright',
    'Deleted usеr',
    'deleted_user',
  ])('include %s', (name) => {
    expect(isReservedUsername(name)).toBe(true);
  });

  test.each(['Ada', 'Adminka', 'steady-lantern', 'supporter', 'rooted', 'Иван'])('exclude %s', (name) => {
    expect(isReservedUsername(name)).toBe(false);
  });
});

describe("the candidates for a code host's login", () => {
  test.each([
    ['ida', 'ida'],
    ['admin', 'admin-2'],
    ['a\u3164b', 'a-b'],
    ['ｉｄａ', 'ida'],
    ['x', 'x-2'],
    ['--', 'developer'],
    ['weird/[name]', 'weird--name-'],
  ])('of %s start with %s', (login, first) => {
    expect(usernameCandidates(login)[0]).toBe(first);
  });

  test('are usernames that sign-up accepts', () => {
    for (const login of ['ﷺﷺﷺﷺ', 'ida', '\u115f', '𝐚𝐝𝐦𝐢𝐧', 'ж'.repeat(90)])
      expect(username.safeParse(usernameCandidates(login)[0])).toMatchObject({ success: true });
  });
});
