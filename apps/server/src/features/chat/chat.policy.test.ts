import { describe, expect, test } from 'vitest';
import { deletesMessage, editsMessage, moderatesMessage } from './chat.policy.ts';

const message = { senderId: 'amber' };
const amber = { userId: 'amber', isAdmin: false };
const other = { userId: 'other', isAdmin: false };
const admin = { userId: 'admin', isAdmin: true };

describe('permissions on a message', () => {
  test.each([
    ['its author', amber, 'member', [true, true, false]],
    ['its author who has left', amber, undefined, [false, false, true]],
    ['another member', other, 'member', [false, false, true]],
    ['the owner', other, 'owner', [false, true, false]],
    ['a co-owner', other, 'co_owner', [false, true, false]],
    ['an administrator', admin, undefined, [false, true, true]],
    ['an administrator who leads the team', admin, 'owner', [false, true, false]],
    ['a stranger', other, undefined, [false, false, true]],
  ] as const)('%s', (_who, actor, role, expected) => {
    expect([
      editsMessage(actor, role, message),
      deletesMessage(actor, role, message),
      moderatesMessage(actor, role, message),
    ]).toEqual(expected);
  });
});
