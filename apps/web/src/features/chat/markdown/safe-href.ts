/** Returns the address as browsers parse it, if it is an http or https address with a host. */
export function safeHref(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}
