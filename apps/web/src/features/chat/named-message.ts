/** Reads the message number from the query of a link in an email. Returns it with the rest of the query. */
export function namedMessage(search: string): { seq: number; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('message');
  if (named === null) return undefined;
  query.delete('message');
  const rest = query.toString();
  // If it is not a number, only the room opens.
  return /^[1-9]\d{0,8}$/.test(named) ? { seq: Number(named), rest: rest && `?${rest}` } : undefined;
}
