/** Which message of a room an address names, as links in mails do, and what else the address says. */
export function namedMessage(search: string): { seq: number; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('message');
  if (named === null) return undefined;
  query.delete('message');
  const rest = query.toString();
  // What is no number leads to the room alone.
  return /^[1-9]\d{0,8}$/.test(named) ? { seq: Number(named), rest: rest && `?${rest}` } : undefined;
}
