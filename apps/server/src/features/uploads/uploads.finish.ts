import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { withTransaction } from '../../core/transaction.ts';
import { discardPicture } from './pictures.service.ts';
import { storeFor } from './uploads.purpose.ts';
import * as uploads from './uploads.repository.ts';

/**
 * Makes a complete upload a picture and answers its name; a finished one answers the same again. Two at once
 * both make one, and the second discards its own. What is no picture takes its upload with it.
 */
export async function finishUpload(ctx: UserCtx, upload: uploads.UploadRow): Promise<string> {
  if (upload.picture !== null) return upload.picture;
  const bytes = await uploads.findBytes(ctx.db, upload.id);
  // Its bytes go when it is finished: somebody else was faster.
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

/** @throws AppError `conflict` when the upload is gone, or was never complete */
async function pictureOf(ctx: UserCtx, uploadId: string): Promise<string> {
  const upload = await uploads.findUpload(ctx.db, uploadId);
  if (!upload?.picture) throw new AppError('conflict', 'This upload was ended meanwhile');
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
