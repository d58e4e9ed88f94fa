import { pictureAddress } from '@teamwright/contracts/uploads.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { setPictureIfNone } from '../accounts/accounts.codehost.service.ts';
import { getStatus } from '../accounts/accounts.service.ts';
import { discardPicture, storePicture } from '../uploads/pictures.service.ts';
import { readAvatarAddress } from './github.identity.service.ts';
import { findLink } from './github.repository.ts';
import { decryptToken } from './github.tokens.service.ts';

/**
 * The job for `github.linked`: copies the code host's avatar for a user without a picture. Ignores invalid pictures.
 * Retries while the code host is unavailable.
 */
export async function copyAvatar(ctx: Ctx, userId: string): Promise<void> {
  const bytes = await readAvatarOf(ctx, userId);
  if (bytes === undefined || (await getStatus(ctx, userId)) !== 'active') return;
  const name = await storedName(ctx, userId, bytes);
  if (name === undefined) return;
  const shown = await setPictureIfNone(ctx, userId, pictureAddress(name));
  if (!shown) return await discardPicture(ctx, name);
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'profile', id: userId });
}

async function readAvatarOf(ctx: Ctx, userId: string): Promise<Uint8Array | undefined> {
  const { codehost } = ctx.deps;
  const link = await findLink(ctx.db, userId);
  if (codehost === null || !link?.sealedToken) return undefined;
  try {
    const address = await readAvatarAddress(codehost, decryptToken(ctx, link.sealedToken));
    return address === undefined ? undefined : await codehost.readAvatar(address);
  } catch (error) {
    if (error instanceof HostRefusalError) return undefined;
    throw error;
  }
}

async function storedName(ctx: Ctx, userId: string, bytes: Uint8Array): Promise<string | undefined> {
  try {
    return await storePicture(ctx, userId, bytes);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') return undefined;
    throw error;
  }
}
