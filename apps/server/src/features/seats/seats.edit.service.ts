import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Seat, SeatList } from '@teamwright/contracts/seats.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { MemberRow } from '../teams/teams.service.ts';
import { loadTeam, storeSettled } from './seats.service.ts';

type TypedSeat = SeatList[number];

/**
 * Stores the seats of a locked project as typed, in their order. Seats that are not in the list are removed.
 * @throws AppError `invalid` for more seats than the team has and for unknown seats or members, `conflict` when the
 * list leaves out the seat of a member
 */
export async function changeSeats(ctx: Ctx, projectId: string, typed: SeatList): Promise<void> {
  const { team, members, stored } = await loadTeam(ctx, projectId);
  assertSize(typed, team.teamSize);
  assertKnownSeats(typed, stored);
  assertKnownMembers(typed, members);
  assertNoSeatLost(typed, stored, members);
  const moved = new Set(typed.flatMap(({ memberId }) => memberId?.toLowerCase() ?? []));
  const before = new Map(stored.map((seat) => [seat.id, seat]));
  const seats = typed.map(({ id, memberId, ...seat }): Seat => {
    const known = before.get(id?.toLowerCase() ?? '');
    const kept = known?.memberId ?? null;
    const stays = kept === null || moved.has(kept) ? null : kept;
    return { id: known?.id ?? newId(), ...seat, memberId: memberId?.toLowerCase() ?? stays };
  });
  await storeSettled(ctx, team, { stored, seats });
}

function assertSize(typed: SeatList, teamSize: number): void {
  const maxSeats = Math.min(teamSize, limits.seats.max);
  if (typed.length > maxSeats)
    throw invalidField('seats', `A team of ${teamSize} has at most ${maxSeats} seats`);
}

function assertKnownSeats(typed: SeatList, stored: readonly Seat[]): void {
  const known = new Set(stored.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [index, { id }] of typed.entries()) {
    if (id === undefined) continue;
    const seatId = id.toLowerCase();
    if (!known.has(seatId)) throw invalidField(`seats.${index}.id`, 'This seat is not in the project');
    if (seen.has(seatId)) throw invalidField(`seats.${index}.id`, 'This seat is in the list twice');
    seen.add(seatId);
  }
}

function assertKnownMembers(typed: SeatList, members: readonly MemberRow[]): void {
  const known = new Set(members.map(({ userId }) => userId));
  const seen = new Set<string>();
  for (const [index, { memberId }] of typed.entries()) {
    if (memberId === undefined || memberId === null) continue;
    const userId = memberId.toLowerCase();
    const field = `seats.${index}.memberId`;
    if (!known.has(userId)) throw invalidField(field, 'This user is not a member of the project');
    if (seen.has(userId)) throw invalidField(field, 'This member is in another seat of the list');
    seen.add(userId);
  }
}

/** Also rejects an edit that was prepared before a user joined in a seat that it removes. */
function assertNoSeatLost(typed: SeatList, stored: readonly Seat[], members: readonly MemberRow[]): void {
  const listed = new Set(
    typed.flatMap(({ id, memberId }: TypedSeat) => [id?.toLowerCase(), memberId?.toLowerCase()]),
  );
  const lost = stored.find(
    ({ id, memberId }) => memberId !== null && !listed.has(id) && !listed.has(memberId),
  );
  if (lost === undefined) return;
  const name = members.find(({ userId }) => userId === lost.memberId)?.username ?? 'A member';
  const text = `${name} has the seat “${lost.name}”. Move them to another seat before you remove it.`;
  throw new AppError('conflict', text, { fields: { seats: text } });
}
