import type { LightMyRequestResponse } from 'fastify';
import type { Client } from '../test-app.ts';
import { noisePicture } from './pictures.ts';
import { beginUpload, sendPart } from './uploads.ts';

/** Uploads these bytes for a room; returns the last response. */
export async function uploadToRoom(
  client: Client,
  room: string,
  bytes: Uint8Array,
): Promise<LightMyRequestResponse> {
  const begun = await beginUpload(client, bytes.length, { purpose: 'room', room });
  if (begun.statusCode !== 201) return begun;
  return await sendPart(client, String(begun.headers.location), 0, bytes);
}

/** Uploads a new picture for a room; returns its name. */
export async function pictureFor(client: Client, room: string, bytes?: Uint8Array): Promise<string> {
  const finished = await uploadToRoom(client, room, bytes ?? (await noisePicture()));
  const name = /^\/api\/chat\/pictures\/(.+)\.webp$/.exec(String(finished.headers['upload-result']))?.[1];
  if (name === undefined) throw new Error(`uploading failed: ${finished.body}`);
  return name;
}
