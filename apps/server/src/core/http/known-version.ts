function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * Whether an If-None-Match header names the version `etag`, in its weak or strong form (RFC 9110, section 13.1.2).
 * Shared caches send all versions that they have.
 */
export function isKnownVersion(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || opaqueTag(tag) === opaqueTag(etag)) ?? false;
}
