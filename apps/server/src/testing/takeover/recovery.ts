import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { resetSecondFactor } from '../../features/accounts/second-factor/accounts.authenticator.service.ts';
import { tokenOf } from '../actors/emails.ts';
import { exchanged } from '../fakes/github.ts';
import type { Client } from '../test-app.ts';
import {
  browserOf,
  call,
  finishWithCode,
  passwordOf,
  setHostEmail,
  settle,
  signUp,
  useBearer,
  userOf,
  type World,
} from './world.ts';

/**
 * The owner gets the account of the address with emails: verifies the address and resets the password.
 * @param atTheSameTime what the attacker does while the reset runs
 */
export async function recover(
  world: World,
  browser: number,
  atTheSameTime?: () => Promise<unknown>,
): Promise<void> {
  const { address, owner } = world;
  const client = browserOf(world, 'owner', browser);
  owner.passwords.push(`${address} password ${owner.passwords.length + 1}`);
  const token = (await askForReset(world, client)) ?? (await signUpForReset(world, client));
  const body = { token, password: passwordOf(world, 'owner') };
  const [answer] = await Promise.all([
    client.call('POST', '/api/auth/reset-password', { body }),
    atTheSameTime?.(),
  ]);
  await settle(world);
  // A change in a copied session may win the race and invalidate the link. Then the owner requests another one.
  if (answer.statusCode === 400 && atTheSameTime) return await recover(world, browser);
  if (answer.statusCode !== 200) throw new Error(`the owner cannot reset the password: ${answer.body}`);
  world.ownerId = await signInOrAskOperator(world, client);
}

/**
 * The owner signs in with the new password. A reset keeps two-step sign-in on. If the attacker set it up, the owner
 * asks the operator to turn it off.
 */
async function signInOrAskOperator(world: World, client: Client): Promise<string> {
  const { address, site } = world;
  const credentials = { email: address, password: passwordOf(world, 'owner') };
  const answer = await call(world, client, '/api/auth/login', credentials);
  if (answer.json().secondFactor !== 'required') return answer.json().user.id;
  if (await finishWithCode(world, 'owner', client)) return (await userOf(client)).id;
  await resetSecondFactor({ ...systemCtx(site.app), requestId: newId() }, address);
  return (await call(world, client, '/api/auth/login', credentials)).json().user.id;
}

/**
 * The owner verifies the address in a browser without a sign-in, and enters with GitHub. No password is reset.
 * Returns false if no account has this address unverified.
 */
export async function proveAsGuest(world: World): Promise<boolean> {
  const { address, emails, site, owner } = world;
  const before = emails.length;
  await call(world, site.guest(), '/api/auth/verify-email/resend', { email: address });
  const mail = emails.slice(before).findLast(({ to, link }) => to === address && link);
  if (mail === undefined) return false;
  const verified = await call(world, site.guest(), '/api/auth/verify-email', { token: tokenOf(mail) });
  if (verified.statusCode !== 200) throw new Error(`the owner cannot verify the address: ${verified.body}`);
  setHostEmail(world, 'owner', address, true);
  const client = owner.browsers[0] ?? site.guest();
  client.cookie = '';
  await useBearer(world, client, await exchanged(site, client, owner.login));
  const query = "select id from users where lower(email) = $1 and status <> 'deleted'";
  world.ownerId = (await site.database.pool.query(query, [address])).rows[0]?.id;
  return true;
}

async function askForReset(world: World, client: Client): Promise<string | undefined> {
  const { address, emails, site } = world;
  const before = emails.length;
  await call(world, site.guest(), '/api/auth/forgot-password', { email: address });
  const mail = emails.slice(before).findLast(({ to, link }) => to === address && link);
  if (mail?.link?.includes('/reset-password')) return tokenOf(mail);
  if (mail === undefined) return undefined;
  const verified = await call(world, client, '/api/auth/verify-email', { token: tokenOf(mail) });
  if (verified.statusCode !== 200) throw new Error(`the owner cannot verify the address: ${verified.body}`);
  return verified.json().resetToken ?? (await askForReset(world, client));
}

async function signUpForReset(world: World, client: Client): Promise<string> {
  await signUp(world, 'owner', world.address);
  const token = await askForReset(world, client);
  if (token === undefined) throw new Error('the owner gets no mail');
  return token;
}
