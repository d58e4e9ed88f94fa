import { none } from '../team-view.ts';
import type { Move } from './move.ts';
import type { Partners } from './partners.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import type { WeakTeams } from './weak-teams.ts';

/** Writes a change into an empty move. Returns false if it found none. */
export type Proposal = (move: Move, random: Random) => boolean;

/** Two people, with those locked to them, swap teams. */
export const proposeSwap: Proposal = (move, random) => {
  const { plan } = move;
  const person = random.below(plan.cohort.people.length);
  return swap(move, random, person, random.below(plan.cohort.people.length));
};

/** A person goes to any team that has room. */
export const proposeInsertion: Proposal = (move, random) => {
  const { plan } = move;
  const person = random.below(plan.cohort.people.length);
  const to = random.below(plan.teams.length);
  const target = plan.team(to);
  if (to === plan.teamOf[person] || (target.size === 0 && !target.isBench)) return false;
  return move.transfer(person, to);
};

/** A person goes to a friend's team, in exchange for a member or into its room. */
export const proposeFriend: Proposal = (move, random) => {
  const { plan } = move;
  const person = random.below(plan.cohort.people.length);
  const friends = plan.cohort.friends.of(person);
  const friend = friends[random.below(friends.length)];
  return friend !== undefined && join(move, random, person, plan.teamOf[friend] ?? none);
};

/** Three people swap teams in a ring. */
export const proposeRing: Proposal = (move, random) => {
  const { plan } = move;
  const count = plan.cohort.people.length;
  const [first, second, third] = [random.below(count), random.below(count), random.below(count)];
  const [a, b, c] = [teamOf(plan, first), teamOf(plan, second), teamOf(plan, third)];
  if (a === b || b === c || a === c) return false;
  return move.transfer(first, b) && move.transfer(second, c) && move.transfer(third, a);
};

/** Two members of one team swap with two of another. */
export const proposePairs: Proposal = (move, random) => {
  const { plan } = move;
  const count = plan.cohort.people.length;
  const [a, b] = [teamOf(plan, random.below(count)), teamOf(plan, random.below(count))];
  if (a === b) return false;
  const [first, second] = [plan.team(a), plan.team(b)];
  if (first.size < 3 || second.size < 3) return false;
  const [i, j] = [random.below(first.size), random.below(second.size)];
  const [k, l] = [1 + random.below(first.size - 1), 1 + random.below(second.size - 1)];
  const ones = [first.members[i] ?? none, first.members[(i + k) % first.size] ?? none];
  const others = [second.members[j] ?? none, second.members[(j + l) % second.size] ?? none];
  return (
    ones.every((person) => move.touch(a).find(person) === none || move.transfer(person, b)) &&
    others.every((person) => move.touch(b).find(person) === none || move.transfer(person, a))
  );
};

/** A member of a weak team changes places with a partner's teammate or with any person. */
export function proposeRescue(weak: WeakTeams, partners: Partners): Proposal {
  return (move, random) => {
    const { plan } = move;
    const person = weak.pick(random);
    if (person === none) return false;
    const other =
      random.below(2) === 0 ? partners.pick(person, random) : random.below(plan.cohort.people.length);
    return other !== none && join(move, random, person, teamOf(plan, other));
  };
}

/** A person takes the seat of one of the members of a team, or goes into its room. */
export function join(move: Move, random: Random, person: number, to: number): boolean {
  const { plan } = move;
  if (to === teamOf(plan, person)) return false;
  const team = plan.team(to);
  const at = random.below(team.size + 1);
  const member = team.members[at];
  if (at === team.size || member === undefined) return move.transfer(person, to);
  return swap(move, random, person, member);
}

/** If the numbers of people locked to them differ, other members go along. */
function swap(move: Move, random: Random, person: number, other: number): boolean {
  const { plan } = move;
  const [from, to] = [teamOf(plan, person), teamOf(plan, other)];
  if (from === to) return false;
  if (unitSize(plan, person) === 1 && unitSize(plan, other) === 1) return move.exchange(person, other);
  if (!move.transfer(other, from) || !move.transfer(person, to)) return false;
  for (let surplus = unitSize(plan, person) - unitSize(plan, other); surplus !== 0; ) {
    const source = plan.team(surplus > 0 ? to : from);
    const member = source.members[random.below(source.size)] ?? none;
    const size = unitSize(plan, member);
    const isGone = move.touch(surplus > 0 ? to : from).find(member) === none;
    if (isGone || size > Math.abs(surplus)) return true;
    if (!move.transfer(member, surplus > 0 ? from : to)) return false;
    surplus -= Math.sign(surplus) * size;
  }
  return true;
}

function unitSize({ units }: Plan, person: number): number {
  return units.sizeOf[person] ?? 1;
}

function teamOf(plan: Plan, person: number): number {
  return plan.teamOf[person] ?? none;
}

/** A person goes to the team of a promising partner. */
export function proposePartner(partners: Partners): Proposal {
  return (move, random) => {
    const person = random.below(move.plan.cohort.people.length);
    const partner = partners.pick(person, random);
    return partner !== none && join(move, random, person, teamOf(move.plan, partner));
  };
}
