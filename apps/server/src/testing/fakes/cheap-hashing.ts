import { createHash } from 'node:crypto';
import type { PasswordHashing } from '../../platform/identity.ts';

/**
 * Replaces the slow password hashing, which took half of the time of the tests. identity.integration.test.ts checks
 * the real one.
 */
export const cheapHashing: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

function digest(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('hex');
}
