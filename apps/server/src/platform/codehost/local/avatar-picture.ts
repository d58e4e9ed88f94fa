import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const cells = 5;
const cell = 24;
const side = cells * cell;

/** A PNG of mirrored squares, generated from the name. */
export function avatarPicture(login: string): Buffer {
  const hash = createHash('sha256').update(login).digest();
  const ink = [hash.readUInt8(0) >> 1, hash.readUInt8(1) >> 1, hash.readUInt8(2) >> 1];
  const paper = [236, 238, 242];
  const rows: Buffer[] = [];
  for (let y = 0; y < side; y += 1) {
    const pixels = Array.from({ length: side }, (_, x) => (isInk(hash, x, y) ? ink : paper));
    rows.push(Buffer.from([0, ...pixels.flat()]));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits for each of three colours.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function isInk(hash: Buffer, x: number, y: number): boolean {
  const column = Math.floor(x / cell);
  const mirrored = Math.min(column, cells - 1 - column);
  return hash.readUInt8(3 + mirrored * cells + Math.floor(y / cell)) % 2 === 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
