import { createHash } from 'node:crypto';
import type { PasswordHashing } from '../platform/identity.ts';

/**
 * Tests make thousands of people, each with a password to hash and to verify: the real hashing is meant to be slow,
 * and was half of their time. What it costs an attacker is proved in identity.integration.test.ts.
 */
export const cheapHashing: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

function digest(password: string): string {
  return createHash('sha256').update(password.normalize('NFKC')).digest('hex');
}
