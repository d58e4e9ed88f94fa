/** Returns the message that an address names, as links in emails do, and the remaining query. */
export function namedMessage(search: string): { seq: number; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('message');
  if (named === null) return undefined;
  query.delete('message');
  const rest = query.toString();
  // If it is not a number, only the room opens.
  return /^[1-9]\d{0,8}$/.test(named) ? { seq: Number(named), rest: rest && `?${rest}` } : undefined;
}
