import { createHmac } from 'node:crypto';
import { signInHandles } from '@teamwright/demo/community/build-community.ts';
import { emailOf } from '@teamwright/demo/community/developers/draft-residents.ts';
import type { DemoSignInRole } from '@teamwright/demo/community/types.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { derivedKey, type Secrets } from '../../core/secrets.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../client.ts';
import { credentials, users } from '../schema/accounts.ts';

export type DemoSignIn = { role: DemoSignInRole; email: string; password: string };

/** Without letters and digits that look alike. It has 32 characters, so each is equally likely for a byte. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const roles: readonly DemoSignInRole[] = ['owner', 'developer', 'admin'];

/** The three demo sign-ins. Their passwords are derived from the secret of the installation and not stored. */
export function demoSignIns(secret: string): DemoSignIn[] {
  return roles.map((role) => {
    const email = emailOf(signInHandles[role]);
    return { role, email, password: demoPassword(secret, email) };
  });
}

/** Three groups of four symbols, 60 bits. */
function demoPassword(secret: string, email: string): string {
  const digest = createHmac('sha256', derivedKey(secret, 'demo sign-ins')).update(email).digest();
  const symbols = Array.from(digest.subarray(0, 12), (byte) => alphabet.charAt(byte % alphabet.length));
  return [0, 4, 8].map((start) => symbols.slice(start, start + 4).join('')).join('-');
}

/** The demo sign-ins that still work: not those of deleted accounts, changed passwords or former secrets. */
export async function workingDemoSignIns(
  db: Db,
  secrets: Secrets,
  verifyPassword: Identity['verifyPassword'],
): Promise<DemoSignIn[]> {
  const expected = demoSignIns(secrets.current);
  const rows = await findPasswordHashes(
    db,
    expected.map(({ email }) => email),
  );
  const hashes = new Map(rows.map((row) => [row.email, row.hash]));
  const working = await Promise.all(
    expected.map(({ email, password }) => {
      const hash = hashes.get(email);
      return hash ? verifyPassword(hash, password) : false;
    }),
  );
  return expected.filter((_, index) => working[index]);
}

async function findPasswordHashes(db: Db, emails: readonly string[]) {
  return await db
    .select({ email: users.email, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(
        inArray(users.email, [...emails]),
        eq(users.status, 'active'),
        eq(credentials.providerId, 'credential'),
      ),
    );
}
