/** Returns the room before or after the open one in the list; undefined at its ends. */
export function neighbourRoom<R extends { readonly _id: string }>(
  rooms: readonly R[],
  openRoom: string | undefined,
  step: 1 | -1,
): R | undefined {
  const at = rooms.findIndex((room) => room._id === openRoom);
  if (at === -1) return step === 1 ? rooms[0] : rooms.at(-1);
  return rooms[at + step];
}
