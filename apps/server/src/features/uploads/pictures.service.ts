import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { pictureNamePattern } from '@teamwright/contracts/uploads.ts';
import { createGate } from '../../core/concurrency/gate.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { encodePicture, encodeRoomPicture } from '../../platform/picture.ts';
import { fileOf, filesOf } from './pictures.policy.ts';
import * as repository from './pictures.repository.ts';
import { removeUploadsBefore } from './uploads.repository.ts';
import { retentionMs } from './uploads.service.ts';

const type = 'image/webp';

/**
 * Pictures that this process decodes at a time. Decoding runs on libuv's four threads, like the hashing of passwords
 * and reading files.
 */
const decoding = createGate({
  maxRunning: availableParallelism() > 2 ? 2 : 1,
  maxWaiting: 60,
  maxWaitMs: 30_000,
  refusal: () =>
    new AppError('unavailable', 'The site is busy for a moment. Please try again.', { retryAfter: 5 }),
});

/**
 * Encodes a picture, stores it in all sizes and returns its name. It is deleted after a day unless the user chooses
 * it. @throws AppError like `encodePicture`, and `unavailable` when the store is unavailable
 */
export async function storePicture(ctx: Ctx, userId: string, bytes: Uint8Array): Promise<string> {
  const encoded = await decoding.run('', () => encodePicture(bytes));
  const now = ctx.clock.now();
  const name = newName(now);
  await repository.insertPicture(ctx.db, { name, userId, touchedAt: now });
  for (const [side, file] of encoded) await ctx.deps.storage.put(fileOf(name, side), file, type);
  return name;
}

function newName(now: Date): string {
  return `${timestampOf(now)}-${randomBytes(16).toString('hex')}`;
}

/** Like `storePicture`, for a picture of a room, which keeps its shape. @throws AppError like `storePicture` */
export async function storeRoomPicture(
  ctx: Ctx,
  userId: string,
  bytes: Uint8Array,
): Promise<{ name: string; width: number; height: number }> {
  const { full, small, width, height } = await decoding.run('', () => encodeRoomPicture(bytes));
  const now = ctx.clock.now();
  const name = `room-${newName(now)}`;
  await repository.insertPicture(ctx.db, { name, userId, touchedAt: now });
  await ctx.deps.storage.put(`${name}.webp`, full, type);
  await ctx.deps.storage.put(`${name}-small.webp`, small, type);
  return { name, width, height };
}

/** `20261121094107`: a time in UTC, to the second. */
function timestampOf(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The bytes of a stored picture's file; undefined for any other name. */
export async function findPictureFile(ctx: Ctx, file: string): Promise<Uint8Array | undefined> {
  const name = file.split(/-\d{2}\.webp$|\.webp$/, 1)[0] ?? '';
  if (!pictureNamePattern.test(name) || !filesOf(name).includes(file)) return undefined;
  return await ctx.deps.storage.read(file);
}

/** Removes a picture whose name was not returned to a client. */
export async function discardPicture(ctx: Ctx, name: string): Promise<void> {
  for (const file of filesOf(name)) await ctx.deps.storage.remove(file);
  await repository.removePicture(ctx.db, name);
}

/** Drops pictures that their owner no longer uses, in the caller's transaction. A job deletes their files. */
export async function dropPictures(ctx: Ctx, userId: string, names: readonly string[]): Promise<void> {
  await repository.dropPicturesNamed(ctx.db, names, ctx.clock.now());
  await emit(ctx, 'pictures.dropped', { userId });
}

/** Removes the files of dropped pictures, then their rows. Safe to repeat at any point. */
export async function removeDroppedPictures(ctx: Ctx): Promise<void> {
  for (const name of await repository.listDropped(ctx.db)) await discardPicture(ctx, name);
}

/** Deletes uploads that are older than a day, and pictures that were unused for a day. */
export async function sweepUploads(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - retentionMs);
  await removeUploadsBefore(ctx.db, before);
  await repository.dropUnusedPictures(ctx.db, before, now);
  await removeDroppedPictures(ctx);
}
