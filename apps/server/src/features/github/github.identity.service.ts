import { z } from 'zod';
import type { Codehost } from '../../platform/codehost/codehost.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { shaped } from '../../platform/codehost/repository.ts';
import type { HostIdentity } from './github.policy.ts';

const profile = z.object({
  id: z.union([z.number().int(), z.string()]).transform(String),
  login: z.string().min(1).max(200),
  avatar_url: z.string().nullish(),
});

const emails = z.array(z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }));

/** Addresses that the code host generates for users who hide theirs. They receive no email. */
const generatedAddress = /@users\.noreply\./i;

/** The owner of this token, according to the code host. @throws HostRefusalError 401 when it is invalid */
export async function readIdentity(codehost: Codehost, accessToken: string): Promise<HostIdentity> {
  const { id, login } = await readProfile(codehost, accessToken);
  return { id, login, email: await readPrimaryEmail(codehost, accessToken) };
}

export async function readAvatarAddress(
  codehost: Codehost,
  accessToken: string,
): Promise<string | undefined> {
  const { avatar_url } = await readProfile(codehost, accessToken);
  return avatar_url ?? undefined;
}

async function readProfile(codehost: Codehost, accessToken: string): Promise<z.output<typeof profile>> {
  return shaped(profile, (await codehost.get(accessToken, '/user')).data);
}

async function readPrimaryEmail(codehost: Codehost, accessToken: string): Promise<HostIdentity['email']> {
  const found = emails.safeParse(await readEmails(codehost, accessToken));
  const primary = found.data?.find(({ email, primary }) => primary && !generatedAddress.test(email));
  return primary && { address: primary.email.toLowerCase(), verified: primary.verified };
}

/** If the user did not allow reading email addresses, there is none. */
async function readEmails(codehost: Codehost, accessToken: string): Promise<unknown> {
  try {
    return (await codehost.get(accessToken, '/user/emails', { query: { per_page: 100 } })).data;
  } catch (error) {
    if (error instanceof HostRefusalError && error.status !== 401) return [];
    throw error;
  }
}
