import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { withTransaction } from '../../core/transaction.ts';
import { discardPicture } from './pictures.service.ts';
import { storeFor } from './uploads.purpose.service.ts';
import * as uploads from './uploads.repository.ts';

/**
 * Converts a complete upload to a picture and returns its name; a finished one returns the same name. Decodes one
 * picture of a user at a time. If two processes make a picture, the second discards its own. If it is not a picture,
 * the upload is deleted.
 */
export async function finishUpload(ctx: UserCtx, upload: uploads.UploadRow): Promise<string> {
  if (upload.picture !== null) return upload.picture;
  return await ctx.deps.rateLimits.pictures.run(ctx.actor.userId, () => finishInTurn(ctx, upload));
}

async function finishInTurn(ctx: UserCtx, upload: uploads.UploadRow): Promise<string> {
  const bytes = await uploads.findBytes(ctx.db, upload.id);
  // Another request has finished the upload and removed its bytes.
  if (bytes.length !== upload.size) return await pictureOf(ctx, upload.id);
  const made = await make(ctx, upload, bytes);
  const kept = await withTransaction(ctx, async ({ db }) => {
    const now = await uploads.findUploadForUpdate(db, upload.id);
    if (now === undefined || now.picture !== null) return now?.picture;
    await uploads.updateUploadPicture(db, upload.id, made);
    return made;
  });
  if (kept !== made) await discardPicture(ctx, made);
  return kept ?? (await pictureOf(ctx, upload.id));
}

/** @throws AppError `conflict` when the upload is deleted or incomplete */
async function pictureOf(ctx: UserCtx, uploadId: string): Promise<string> {
  const upload = await uploads.findUpload(ctx.db, uploadId);
  if (!upload?.picture) throw new AppError('conflict', 'This upload no longer exists');
  return upload.picture;
}

async function make(ctx: UserCtx, upload: uploads.UploadRow, bytes: Buffer): Promise<string> {
  try {
    return await storeFor(ctx, upload, bytes);
  } catch (error) {
    const refused = error instanceof AppError && error.code !== 'unavailable';
    if (refused) await uploads.removeUpload(ctx.db, upload.id);
    throw error;
  }
}
