import type { Readable } from 'node:stream';
import { addAbortSignal } from 'node:stream';
import { tooLarge } from './uploads.service.ts';

/** How long one request may take to send its bytes, in milliseconds. The bytes received until then are kept. */
const patience = 60_000;

/**
 * The bytes of one request. If its connection breaks or stalls, returns those that arrived, and the next request
 * continues from there. @throws AppError `too_large` as soon as there are more than `room`
 */
export async function receiveBytes(stream: Readable, room: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const patient = addAbortSignal(AbortSignal.timeout(patience), stream);
    for await (const chunk of patient.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      length += bytes.length;
      if (length > room) break;
      chunks.push(bytes);
    }
  } catch {
    return Buffer.concat(chunks);
  }
  if (length > room) throw tooLarge();
  return Buffer.concat(chunks);
}
