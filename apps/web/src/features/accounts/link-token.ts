/**
 * Returns the token after the `#` of an email's link. Browsers do not send that part to servers, so it never
 * appears in a log. The page sends it in a request body.
 */
export function linkToken(hash: string): string {
  return hash.replace(/^#/, '');
}
