import type { LightMyRequestResponse } from 'fastify';
import type { Client } from '../test-app.ts';
import { noisePicture } from './pictures.ts';

interface Said {
  readonly purpose?: string;
  readonly filename?: string;
  readonly filetype?: string;
  readonly room?: string;
}

/** `Upload-Metadata` of a picture, with changes. */
export function metadataOf(said: Said = {}): string {
  const values = { purpose: 'avatar', filename: 'me.png', filetype: 'image/png', ...said };
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

const tus = { 'tus-resumable': '1.0.0' };

export function beginUpload(client: Client, size: number, said?: Said): Promise<LightMyRequestResponse> {
  const headers = { ...tus, 'upload-length': String(size), 'upload-metadata': metadataOf(said) };
  return client.call('POST', '/api/uploads', { headers });
}

export function sendPart(
  client: Client,
  location: string,
  offset: number,
  bytes: Uint8Array,
): Promise<LightMyRequestResponse> {
  const headers = {
    ...tus,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  return client.call('PATCH', location, { headers, body: Buffer.from(bytes) });
}

export function lookAtUpload(client: Client, location: string): Promise<LightMyRequestResponse> {
  return client.call('HEAD', location, { headers: tus });
}

export function endUpload(client: Client, location: string): Promise<LightMyRequestResponse> {
  return client.call('DELETE', location, { headers: tus });
}

/** Starts an upload of this size; returns its address. */
export async function openUpload(client: Client, size: number): Promise<string> {
  const begun = await beginUpload(client, size);
  if (begun.statusCode !== 201) throw new Error(`beginning an upload failed: ${begun.body}`);
  return String(begun.headers.location);
}

/** Uploads a picture in one part; returns the last response. */
export async function upload(client: Client, bytes: Uint8Array): Promise<LightMyRequestResponse> {
  return await sendPart(client, await openUpload(client, bytes.length), 0, bytes);
}

/** Uploads a new picture of this user; returns its address. */
export async function uploadPicture(client: Client): Promise<string> {
  const finished = await upload(client, await noisePicture());
  if (finished.statusCode !== 204) throw new Error(`uploading failed: ${finished.body}`);
  return String(finished.headers['upload-result']);
}
