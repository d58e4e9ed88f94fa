/** A seat as far as lists and choices need it. */
export interface SeatOfTeam {
  readonly id: string;
  readonly name: string;
  readonly skills: readonly string[];
  readonly memberId: string | null;
}

export function openSeatsOf<Seat extends Pick<SeatOfTeam, 'memberId'>>(seats: readonly Seat[]): Seat[] {
  return seats.filter(({ memberId }) => memberId === null);
}

/** The id if it is an open seat; null stands for any open seat. */
export function openSeatId(
  seats: readonly Pick<SeatOfTeam, 'id' | 'memberId'>[],
  wanted: string | null | undefined,
): string | null {
  return openSeatsOf(seats).find(({ id }) => id === wanted)?.id ?? null;
}

/** The names of the seats by id. Names that repeat are numbered: 'Any role 1', 'Any role 2'. */
export function distinctSeatNames(
  seats: readonly Pick<SeatOfTeam, 'id' | 'name'>[],
): ReadonlyMap<string, string> {
  const byName = Map.groupBy(seats, ({ name }) => name);
  return new Map(
    seats.map((seat) => {
      const alike = byName.get(seat.name) ?? [];
      return [seat.id, alike.length > 1 ? `${seat.name} ${alike.indexOf(seat) + 1}` : seat.name];
    }),
  );
}
