/**
 * What stands behind the `#` of a mail's link. Browsers send it to nobody, so it is in no log; the pages that
 * mails lead to read it here and send it in a body.
 */
export function linkToken(hash: string): string {
  return hash.replace(/^#/, '');
}
