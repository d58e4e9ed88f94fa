import { pictureTypes } from '@teamwright/contracts/uploads.ts';
import { type AppError, invalidField } from '../../core/errors.ts';
import { notAPicture } from '../../platform/picture.ts';

/** Maximum length of `Upload-Metadata`, in characters. */
const longest = 2048;

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
  if (header.length > longest) throw malformed();
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
export function refuseOtherUploads(metadata: ReadonlyMap<string, string>): void {
  if (!metadata.get('filename')?.trim())
    throw invalidField('upload-metadata', 'Upload-Metadata: the filename is missing');
  const type = metadata.get('filetype')?.trim().toLowerCase();
  if (!pictureTypes.some((known) => known === type)) throw notAPicture();
}
