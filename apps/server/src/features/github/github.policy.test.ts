import { describe, expect, test } from 'vitest';
import { decide, grantedScope, ownPath, rejectionTexts } from './github.policy.ts';

const host = { id: '7', login: 'tidal-wren', email: { address: 'ines@example.org', verified: true } };
const unknown = { ownerId: undefined, linking: undefined, sameEmail: undefined };

describe('the account for a code-host identity', () => {
  test("is found by the code host's id first", () => {
    const sameEmail = { id: 'other', emailVerified: true, otherLink: false };
    expect(decide(host, { ...unknown, ownerId: 'owner', sameEmail })).toEqual({
      kind: 'sign_in',
      userId: 'owner',
    });
  });

  test('is new for an unknown id and an unknown email', () => {
    expect(decide(host, unknown)).toEqual({ kind: 'create', email: 'ines@example.org' });
  });

  test.each([[{ ...host, email: undefined }], [{ ...host, email: { ...host.email, verified: false } }]])(
    'is not found by an address that is unverified there: %j',
    (identity) => {
      expect(decide(identity, unknown)).toEqual({ kind: 'create', email: null });
    },
  );

  test.each([
    [true, true, false, { kind: 'link', userId: 'same' }],
    [true, true, true, { code: 'unauthenticated', text: rejectionTexts.emailLinked }],
    [true, false, false, { code: 'unauthenticated', text: rejectionTexts.emailTaken }],
    [false, true, false, { code: 'unauthenticated', text: rejectionTexts.emailTaken }],
    [false, false, false, { code: 'unauthenticated', text: rejectionTexts.emailTaken }],
  ])('same email, verified there %s and here %s, linked elsewhere %s', (there, here, otherLink, decision) => {
    const identity = { ...host, email: { ...host.email, verified: there } };
    const sameEmail = { id: 'same', emailVerified: here, otherLink };
    expect(decide(identity, { ...unknown, sameEmail })).toMatchObject(decision);
  });

  test("linking keeps the user's own account and takes no other", () => {
    const linking = { userId: 'me', otherLink: false };
    expect(decide(host, { ...unknown, linking })).toEqual({ kind: 'link', userId: 'me' });
    expect(decide(host, { ...unknown, linking, ownerId: 'me' })).toEqual({ kind: 'link', userId: 'me' });
    expect(decide(host, { ...unknown, linking, ownerId: 'other' })).toMatchObject({ code: 'conflict' });
    expect(decide(host, { ...unknown, linking: { ...linking, otherLink: true } })).toMatchObject({
      text: rejectionTexts.linkedAlready,
    });
  });
});

test('the granted scope may be smaller than the requested one', () => {
  expect(grantedScope(['repo', 'user'])).toBe('full');
  expect(grantedScope(['user'])).toBe('public');
});

test.each([
  ['/chat?x=1#y', '/chat?x=1#y'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['/.//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
])('the return path stays on this site: %j', (candidate, path) => {
  expect(ownPath(candidate)).toBe(path);
});
