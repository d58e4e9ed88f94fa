import { createHash, randomBytes } from 'node:crypto';
import { hourMs } from '@teamwright/contracts/core/durations.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { type AppError, invalidField } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import * as repository from '../accounts.repository.ts';
import * as links from './accounts.links.repository.ts';

/** What a link is for. The value is part of the URL and the table. */
type LinkPurpose = 'reset-password' | 'verify-email' | 'verify-school';

const lifetimesMs: Record<LinkPurpose, number> = {
  'reset-password': hourMs,
  'verify-email': 24 * hourMs,
  'verify-school': 24 * hourMs,
};

interface LinkInput {
  readonly purpose: LinkPurpose;
  readonly userId: string;
  /** Recipient of the link. */
  readonly address: string;
  /** Id of the job that creates the link, so that it creates only one. */
  readonly id?: string;
}

export interface EmailedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * A link with a token of 256 random bits, of which only the hash is stored. The token is in the URL fragment, which
 * browsers do not send, so it appears in no log and no referrer. Undefined if a link with this id exists.
 */
export async function createLink(ctx: Ctx, input: LinkInput): Promise<EmailedLink | undefined> {
  const { token, expiresAt, isNew } = await createToken(ctx, input);
  return isNew ? { url: `${ctx.deps.config.publicUrl}/${input.purpose}#${token}`, expiresAt } : undefined;
}

/** The token of a link, returned to a user who has just verified the address. */
export async function createToken(ctx: Ctx, { purpose, userId, address, id = newId() }: LinkInput) {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + lifetimesMs[purpose]);
  const identifier = identifierOf(purpose, token);
  const isNew = await links.insertLink(ctx.db, {
    id,
    userId,
    identifier,
    value: address,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  });
  return { token, expiresAt, isNew };
}

/**
 * Locks the account of a link, and then consumes the link, in the caller's transaction. Everything that ends access
 * locks in the same order: the other order is a deadlock.
 * @throws AppError `invalid` when it is unknown, expired or used, or its account is closed
 */
export async function useLink(ctx: Ctx, purpose: LinkPurpose, token: string) {
  const identifier = identifierOf(purpose, token);
  const userId = await links.findLinkOwner(ctx.db, identifier);
  const account = userId ? await repository.lockAccount(ctx.db, userId) : undefined;
  const link = account && (await links.takeLink(ctx.db, identifier, ctx.clock.now()));
  if (link === undefined || account?.status !== 'active') throw invalidLinkError();
  return { account, address: link.address };
}

/**
 * Throws for a link that `useLink` would reject, before expensive work such as hashing a password.
 * @throws AppError `invalid`
 */
export async function assertLinkValid(ctx: Ctx, purpose: LinkPurpose, token: string): Promise<void> {
  if (!(await links.hasLink(ctx.db, identifierOf(purpose, token), ctx.clock.now()))) throw invalidLinkError();
}

function identifierOf(purpose: LinkPurpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('hex')}`;
}

/** One error for all invalid links, so that guessing reveals nothing. */
function invalidLinkError(): AppError {
  return invalidField('token', 'This link has expired or has been used already');
}

export async function deleteExpiredLinks(ctx: Ctx): Promise<void> {
  await links.removeExpiredLinks(ctx.db, ctx.clock.now());
}
