import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Higher qualities take much longer for little. */
const brotliQuality = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = new Set((accepted ?? '').split(',').map((part) => part.split(';', 1)[0]?.trim()));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

export async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return await compressGzip(bytes);
  return await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
