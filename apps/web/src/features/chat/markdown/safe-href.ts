/** An address as browsers read it, only for http and https with a host. */
export function safeHref(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}
