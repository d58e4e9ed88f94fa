import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { roomPictureNamePattern } from '@teamwright/contracts/uploads.ts';
import type { Ctx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import * as repository from './reports.pictures.repository.ts';

/** How long pictures stay with a report after it was resolved, in milliseconds. */
const retentionMs = 90 * dayMs;

/** The bytes of a file of a picture kept by a report. @throws AppError `not_found` in all other cases */
export async function getReportedPicture(ctx: Ctx, file: string): Promise<Uint8Array> {
  const name = file.replace(/(-small)?\.webp$/, '');
  const known = file.endsWith('.webp') && roomPictureNamePattern.test(name);
  const held = known && (await repository.isHeld(ctx.db, name));
  const bytes = held ? await ctx.deps.storage.read(file) : undefined;
  if (bytes === undefined) throw notFound('Picture');
  return bytes;
}

/** Releases the pictures of reports resolved long ago. The cleanup job then deletes those that no message shows. */
export async function releaseResolved(ctx: Ctx): Promise<void> {
  await repository.releaseResolvedBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs));
}
