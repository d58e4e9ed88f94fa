import { pictureTypes } from '@teamwright/contracts/uploads.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { type AppError, invalidField } from '../../core/errors.ts';
import { notAPicture } from '../../platform/picture.ts';
import { addRoomPicture, enterToSendPictures } from '../chat/chat.pictures.service.ts';
import { storePicture, storeRoomPicture } from './pictures.service.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Maximum length of `Upload-Metadata`, in characters. */
const maxMetadataLength = 2048;

/**
 * Parses `Upload-Metadata`: pairs of a key and a base64 value, separated by commas.
 * @throws AppError `invalid` when it is malformed or too long
 */
export function parseMetadata(header: string): ReadonlyMap<string, string> {
  const pairs = header === '' ? [] : header.split(',').map((pair) => pair.trim().split(' '));
  const values = new Map<string, string>();
  for (const [key = '', value = '', ...more] of pairs) {
    const wellFormed = /^[\x21-\x2b\x2d-\x7e]+$/.test(key) && /^[\d+/A-Za-z]*={0,2}$/.test(value);
    if (!wellFormed || more.length > 0 || values.has(key)) throw malformed();
    values.set(key, Buffer.from(value, 'base64').toString('utf8'));
  }
  if (header.length > maxMetadataLength) throw malformed();
  return values;
}

function malformed(): AppError {
  return invalidField(
    'upload-metadata',
    'Upload-Metadata: pairs of a key and a base64 value, separated by commas',
  );
}

/**
 * Checks the declared type of an upload before any byte is sent. @throws AppError `invalid`, `unsupported_media_type`
 */
export function assertPictureUpload(metadata: ReadonlyMap<string, string>): void {
  if (!metadata.get('filename')?.trim())
    throw invalidField('upload-metadata', 'Upload-Metadata: the filename is missing');
  const type = metadata.get('filetype')?.trim().toLowerCase();
  if (!pictureTypes.some((known) => known === type)) throw notAPicture();
}

export type Purpose = UploadRow['purpose'];

/**
 * Returns the purpose of an upload, if its sender may use it: every user an avatar, a member a picture of a room.
 * @throws AppError `invalid` for anything else, and the errors of the room
 */
export async function assertCanUploadFor(
  ctx: UserCtx,
  metadata: ReadonlyMap<string, string>,
): Promise<Purpose> {
  const purpose = metadata.get('purpose');
  if (purpose === 'room') await enterToSendPictures(ctx, metadata.get('room') ?? '');
  if (purpose === 'avatar' || purpose === 'room') return purpose;
  throw invalidField('upload-metadata', 'Upload-Metadata: the purpose is avatar or room');
}

/** Stores the finished upload and returns its name. The sender of a room's picture must still be a member. */
export async function storeFor(ctx: UserCtx, upload: UploadRow, bytes: Uint8Array): Promise<string> {
  const { userId } = ctx.actor;
  if (upload.purpose === 'avatar') return await storePicture(ctx, userId, bytes);
  const roomId = await enterToSendPictures(ctx, parseMetadata(upload.metadata).get('room') ?? '');
  const picture = await storeRoomPicture(ctx, userId, bytes);
  await addRoomPicture(ctx, { ...picture, roomId });
  return picture.name;
}
