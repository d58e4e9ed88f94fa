import { compareCopy as copy } from '../../../../../copy/events/compare.ts';
import { fill } from '../../../../../texts.ts';
import type { Formation, FormedTeam } from '../teams.queries.ts';

export interface MovedParticipant {
  readonly participantId: string;
  /** The names of the teams in the second version; null for no team. A team that ends is named with its version. */
  readonly from: string | null;
  readonly to: string | null;
}

function idsOf({ members }: FormedTeam): string[] {
  return members.map(({ participantId }) => participantId);
}

/** The team of `other` with the same project that continues each team of `one`: most common members first. */
function matchTeams(one: Formation, other: Formation): Map<string, string> {
  const pairs = one.teamList.flatMap((team) => {
    const members = new Set(idsOf(team));
    const sameProject = other.teamList.filter(({ ideaId }) => ideaId === team.ideaId);
    return sameProject.map((next) => ({
      team: team.id,
      next: next.id,
      common: idsOf(next).filter((id) => members.has(id)).length,
    }));
  });
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  for (const { team, next } of pairs.filter(({ common }) => common > 0).sort((a, b) => b.common - a.common)) {
    if (matched.has(team) || taken.has(next)) continue;
    matched.set(team, next);
    taken.add(next);
  }
  return matched;
}

function teamsByMember({ teamList }: Formation): Map<string, FormedTeam> {
  return new Map(teamList.flatMap((team) => idsOf(team).map((id): [string, FormedTeam] => [id, team])));
}

/**
 * The participants who have another project or other members in the second version. Names and the order of teams do
 * not count.
 */
export function movedBetween(one: Formation, other: Formation): MovedParticipant[] {
  const matched = matchTeams(one, other);
  const names = new Map(other.teamList.map(({ id, name }) => [id, name]));
  const nameOf = ({ id, name }: FormedTeam) =>
    names.get(matched.get(id) ?? '') ?? fill(copy.ended, { team: name, version: one.version });
  const [before, after] = [teamsByMember(one), teamsByMember(other)];
  const people = new Set([...before.keys(), ...after.keys(), ...one.unplaced, ...other.unplaced]);
  return [...people].flatMap((participantId) => {
    const [from, to] = [before.get(participantId), after.get(participantId)];
    const stays = from === undefined ? to === undefined : to !== undefined && matched.get(from.id) === to.id;
    return stays ? [] : [{ participantId, from: from ? nameOf(from) : null, to: to?.name ?? null }];
  });
}
