import type { Readable } from 'node:stream';
import { addAbortSignal } from 'node:stream';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { pictureAddress, pictureNamePattern } from '@teamwright/contracts/uploads.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { setPicture } from '../accounts/accounts.service.ts';
import * as pictures from './pictures.repository.ts';
import { isOwnerOf } from './uploads.policy.ts';
import * as uploads from './uploads.repository.ts';

/** How long an upload may take, and how long an unused picture is kept, in milliseconds. */
export const retentionMs = dayMs;

interface NewUpload {
  /** In bytes. */
  readonly size: number;
  /** `Upload-Metadata` as sent. */
  readonly metadata: string;
  readonly purpose: uploads.UploadRow['purpose'];
}

/** Creates an upload and returns its id. @throws AppError `too_large`, `rate_limited` above the quota */
export async function createUpload(ctx: UserCtx, upload: NewUpload): Promise<string> {
  if (upload.size >= limits.picture.bytes) throw tooLarge();
  const now = ctx.clock.now();
  const id = newId(now);
  const { userId } = ctx.actor;
  await withTransaction(ctx, async ({ db }) => {
    const since = new Date(now.getTime() - retentionMs);
    const begun = await uploads.countUploadsSince(db, { userId, purpose: upload.purpose, since });
    assertWithinQuota(ctx, upload.purpose, begun);
    await uploads.insertUpload(db, { id, userId, ...upload, createdAt: now });
  });
  return id;
}

function assertWithinQuota(
  ctx: Ctx,
  purpose: uploads.UploadRow['purpose'],
  { count, first }: { count: number; first: Date | null },
): void {
  const max = purpose === 'room' ? limits.picture.perDayInRooms : limits.picture.perDay;
  if (count < max || first === null) return;
  const wait = first.getTime() + retentionMs - ctx.clock.now().getTime();
  const text = `You may upload ${max} pictures a day. Please try again later.`;
  throw new AppError('rate_limited', text, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

function tooLarge(): AppError {
  return new AppError('too_large', 'File must be less than 2MB');
}

/** @throws AppError `not_found`, also when it is older than a day, and `forbidden` */
export async function getUpload(ctx: UserCtx, uploadId: string): Promise<uploads.UploadRow> {
  return assertOwn(ctx, await uploads.findUpload(ctx.db, uploadId));
}

function assertOwn(ctx: UserCtx, upload: uploads.UploadRow | undefined): uploads.UploadRow {
  if (upload === undefined || expiryOf(upload) <= ctx.clock.now()) throw notFound('Upload');
  if (!isOwnerOf(ctx.actor, upload)) throw new AppError('forbidden', 'This upload belongs to another user');
  return upload;
}

export function expiryOf({ createdAt }: uploads.UploadRow): Date {
  return new Date(createdAt.getTime() + retentionMs);
}

/**
 * Appends bytes to an upload.
 * @throws AppError `conflict` when they do not start at the current offset, for example after a concurrent request
 */
export async function appendToUpload(
  ctx: UserCtx,
  uploadId: string,
  offset: number,
  bytes: Buffer,
): Promise<uploads.UploadRow> {
  return await withTransaction(ctx, async (ctx) => {
    const upload = assertOwn(ctx, await uploads.findUploadForUpdate(ctx.db, uploadId));
    assertOffset(upload, offset);
    if (offset + bytes.length > upload.size) throw tooLarge();
    if (bytes.length > 0) await uploads.insertPart(ctx.db, uploadId, offset, bytes);
    return { ...upload, received: offset + bytes.length };
  });
}

export function assertOffset(upload: uploads.UploadRow, offset: number): void {
  if (upload.received !== offset) throw new AppError('conflict', `This upload has ${upload.received} bytes`);
}

/** Deletes an upload. The picture of a finished one stays. */
export async function removeUpload(ctx: UserCtx, uploadId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    assertOwn(ctx, await uploads.findUploadForUpdate(ctx.db, uploadId));
    await uploads.removeUpload(ctx.db, uploadId);
  });
}

/**
 * Sets one of the user's own uploaded pictures as their picture, or removes it, in the caller's transaction. Drops
 * the previous one.
 * @throws AppError `invalid` for any other URL
 */
export async function choosePicture(ctx: UserCtx, address: string | null): Promise<void> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const before = await setPicture(ctx, address);
  if (before === address) return;
  if (address !== null) {
    const name = nameOf(address);
    const picture = name && (await pictures.findPictureForUpdate(ctx.db, name));
    if (!picture || !isOwnerOf(ctx.actor, picture)) throw notTheirs();
    await pictures.touchPicture(ctx.db, picture.name, now);
  }
  const old = before && nameOf(before);
  if (!old) return;
  await pictures.dropPicture(ctx.db, userId, old, now);
  await emit(ctx, 'pictures.dropped', { userId });
}

function notTheirs(): AppError {
  const text = 'Please upload the picture first';
  return invalidField('profilePicture', text);
}

function nameOf(address: string): string | undefined {
  const name = /^\/media\/([^/]+)\.webp$/.exec(address)?.[1];
  return name !== undefined && pictureNamePattern.test(name) && pictureAddress(name) === address
    ? name
    : undefined;
}

/** Deletes a user's uploads with their account; a job deletes the files of their pictures. */
export async function deleteUploads(ctx: Ctx, userId: string): Promise<void> {
  await uploads.removeUploadsOf(ctx.db, userId);
  await pictures.dropPicturesOf(ctx.db, userId, ctx.clock.now());
  await emit(ctx, 'pictures.dropped', { userId });
}

/** How long one request may take to send its bytes, in milliseconds. The bytes received until then are kept. */
const receiveTimeoutMs = 60_000;

/**
 * The bytes of one request. If its connection breaks or stalls, returns those that arrived, and the next request
 * continues from there. @throws AppError `too_large` as soon as there are more than `maxBytes`
 */
export async function receiveBytes(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const bounded = addAbortSignal(AbortSignal.timeout(receiveTimeoutMs), stream);
    for await (const chunk of bounded.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      length += bytes.length;
      if (length > maxBytes) break;
      chunks.push(bytes);
    }
  } catch {
    return Buffer.concat(chunks);
  }
  if (length > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}
