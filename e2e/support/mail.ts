import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Visitor } from './people.ts';

/** The emails of the server under test, oldest first. Its outbox is a folder. */
async function outbox(): Promise<Email[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** Waits for the newest email to an address with this subject. Returns the path and token of its link. */
export async function linkTo(address: string, subject: string): Promise<string> {
  let found: Email | undefined;
  await expect(async () => {
    const mails = (await outbox()).filter((mail) => mail.to?.some((to) => to.address === address));
    found = mails.findLast((mail) => mail.subject === subject);
    expect(found, `a mail "${subject}" to ${address}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const link = /https?:\/\/[^/\s]+(\/[\w-]+#[\w-]+)/.exec(found?.text ?? '');
  return link?.[1] ?? '';
}

/** Verifies the address with which a user signed up. */
export async function verifyEmail({ context, email }: Visitor): Promise<void> {
  const [, token] = (await linkTo(email, 'Confirm your email address')).split('#');
  const verified = await context.request.post('/api/auth/verify-email', { data: { token } });
  expect(verified.status()).toBe(200);
}
