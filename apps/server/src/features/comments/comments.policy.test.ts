import { describe, expect, test } from 'vitest';
import { commentAbilities } from './comments.policy.ts';

const question = { authorId: 'author', kind: 'question', deletedAt: null } as const;
const comment = { ...question, kind: 'comment' } as const;
const gone = { ...question, deletedAt: new Date(0) };

const author = { userId: 'author', isAdmin: false };
const visitor = { userId: 'visitor', isAdmin: false };
const admin = { userId: 'admin', isAdmin: true };

describe('permissions on a comment', () => {
  test.each([
    ['a guest', null, question, 'open', []],
    ['its author', author, question, 'open', ['answer', 'edit', 'delete']],
    ['its author in a closed project', author, question, 'closed', ['answer', 'edit', 'delete']],
    ['its author in an archived project', author, question, 'archived', []],
    ['a visitor', visitor, question, 'full', ['answer']],
    ['a visitor, of what is no question', visitor, comment, 'open', []],
    ['an administrator', admin, comment, 'open', ['delete']],
    ['an administrator in an archived project', admin, question, 'archived', ['delete']],
    ['anyone, once it is gone', admin, gone, 'open', []],
  ] as const)('%s', (_who, actor, written, status, allowed) => {
    const abilities = commentAbilities(actor, written, { status, accepting: true });
    expect(Object.entries(abilities).flatMap(([verb, may]) => (may ? [verb] : []))).toEqual(allowed);
  });

  test('allow an author who is blocked, or whose project owner is suspended, only to delete', () => {
    expect(commentAbilities(author, question, { status: 'open', accepting: false })).toEqual({
      answer: false,
      edit: false,
      delete: true,
    });
  });
});
