import { sizesOf } from '../cohort.ts';
import { none } from '../team-view.ts';
import type { FreePeople } from './free-people.ts';
import type { Move } from './move.ts';
import type { Partners } from './partners.ts';
import type { Plan } from './plan.ts';
import { join, type Proposal } from './proposals.ts';
import type { Random } from './random.ts';
import type { WeakTeams } from './weak-teams.ts';

/** Moves of a repair. Only a few people may be moved, so that most moves take one of them home for another. */

/** A person joins a weak team. */
export function proposeRecruit(weak: WeakTeams): Proposal {
  return (move, random) => {
    const { plan } = move;
    const member = weak.pick(random);
    const person = random.below(plan.cohort.people.length);
    return member !== none && join(move, random, person, plan.teamOf[member] ?? none);
  };
}

/** A person who is not at home goes to another team, in exchange for a member or into its room. */
export function proposeFree(free: FreePeople): Proposal {
  return (move, random) => {
    const person = free.pick(random);
    return person !== none && join(move, random, person, random.below(move.plan.bench));
  };
}

/** Two people who are not at home swap teams. */
export function proposeFreeSwap(free: FreePeople): Proposal {
  return (move, random) => {
    const { plan } = move;
    const [one, other] = [free.pick(random), free.pick(random)];
    if (one === none || other === none) return false;
    const [from, to] = [plan.teamOf[one] ?? none, plan.teamOf[other] ?? none];
    return from !== to && move.transfer(one, to) && move.transfer(other, from);
  };
}

/** A moved person goes home, and another person is moved instead: to the same team or to a weak one. */
export function proposeExchange(free: FreePeople, weak: WeakTeams, partners: Partners): Proposal {
  return (move, random) => {
    const { plan } = move;
    const person = free.pickMoved(random);
    if (person === none) return false;
    const left = plan.teamOf[person] ?? none;
    if (!returnHome(move, person)) return false;
    const target = random.below(2) === 0 ? left : (plan.teamOf[weak.pick(random)] ?? left);
    const other = newMember(plan, target, partners, random);
    return other !== none && other !== person && joinTouched(move, other, target);
  };
}

/** A moved person goes home, a second one takes the seat, and a third one is moved instead of the first. */
export function proposeRelay(free: FreePeople, partners: Partners): Proposal {
  return (move, random) => {
    const { plan } = move;
    const [person, second] = [free.pickMoved(random), free.pick(random)];
    if (person === none || second === none || person === second) return false;
    const [left, next] = [plan.teamOf[person] ?? none, plan.teamOf[second] ?? none];
    if (left === next || !returnHome(move, person) || !move.transfer(second, left)) return false;
    const other = newMember(plan, next, partners, random);
    return other !== none && other !== person && other !== second && joinTouched(move, other, next);
  };
}

/** A moved person goes home. */
export function proposeReturn(free: FreePeople): Proposal {
  return (move, random) => {
    const person = free.pickMoved(random);
    return person !== none && returnHome(move, person);
  };
}

/** A closed published team opens again: all its members return. Others join it, and the teams that they left. */
export function proposeReopening(free: FreePeople, partners: Partners): Proposal {
  return (move, random) => {
    const { plan } = move;
    const published = plan.cohort.home[free.pickMoved(random)] ?? none;
    if (published === none || plan.team(published).size > 0) return false;
    const members = free.movedFrom(published);
    const left = members.map((member) => plan.teamOf[member] ?? none);
    if (!members.every((member) => move.transfer(member, published))) return false;
    const other = random.below(2) === 0 ? free.pick(random) : none;
    if (other !== none && !members.includes(other)) {
      left.push(plan.teamOf[other] ?? none);
      if (!move.transfer(other, published)) return false;
    }
    return [published, ...left].every((index) => fill(move, index, partners, random));
  };
}

/** People join a team in a move until it is large enough. */
function fill(move: Move, index: number, partners: Partners, random: Random): boolean {
  const { plan } = move;
  const team = move.touch(index);
  if (team.isBench) return true;
  const { min } = sizesOf(plan.cohort, team.project);
  for (let attempts = 3 * min; team.size < min && attempts > 0; attempts -= 1) {
    const other = newMember(plan, index, partners, random);
    const source = move.touchedSize(plan.teamOf[other] ?? none);
    if (other !== none && source > min) joinTouched(move, other, index);
  }
  return team.size >= min;
}

/** A weak team closes. Moved people go home, so that its members can take their seats. */
export function proposeDissolving(free: FreePeople, weak: WeakTeams, partners: Partners): Proposal {
  return (move, random) => {
    const { plan } = move;
    const index = plan.teamOf[weak.pick(random)] ?? none;
    if (index === none || plan.team(index).isBench) return false;
    const { members, size, from } = plan.team(index);
    const { home } = plan.cohort;
    const team = move.touch(index);
    const isMoved = (person: number) => home[person] !== none && home[person] !== from;
    const all = [...members.subarray(0, size)];
    const leaving = all.filter((person) => !isMoved(person));
    if (!all.every((person) => !isMoved(person) || returnHome(move, person))) return false;
    let newMoves = leaving.filter((person) => home[person] !== none).length - (size - leaving.length);
    for (const person of leaving) {
      const left = newMoves > 0 ? freeSeat(move, free.pickMoved(random), index) : none;
      if (left !== none) newMoves -= 1;
      const partner = random.below(2) === 0 ? partners.pick(person, random) : random.below(home.length);
      const target = left === none ? (plan.teamOf[partner] ?? none) : left;
      if (target === index || !move.transfer(person, target)) return false;
    }
    return team.size === 0;
  };
}

/** A moved person goes home. Returns the team that they leave, or `none` if they are in it no longer. */
function freeSeat(move: Move, person: number, closing: number): number {
  const left = move.plan.teamOf[person] ?? none;
  if (left === none || left === closing || move.touch(left).find(person) === none) return none;
  return returnHome(move, person) ? left : none;
}

/** A team becomes the one that continues a member's published team. The two teams may have changed members before. */
export const proposeContinue: Proposal = (move, random) => {
  const { plan } = move;
  const person = random.below(plan.cohort.people.length);
  const [published, index] = [plan.cohort.home[person] ?? none, plan.teamOf[person] ?? none];
  const team = plan.team(index);
  if (published === none || team.isBench || team.from === published) return false;
  const holder = plan.teams.findIndex(({ from }) => from === published);
  if (holder === none || plan.team(holder).project !== team.project) return false;
  move.touch(holder).from = team.from;
  move.touch(index).from = published;
  return true;
};

function returnHome(move: Move, person: number): boolean {
  const { home } = move.plan.cohort;
  // A published team is at its own index, or another team continues it.
  const published = home[person] ?? none;
  const index =
    move.plan.team(published).from === published
      ? published
      : move.plan.teams.findIndex(({ from }) => from === published);
  return index !== none && move.transfer(person, index);
}

/** A partner of a member of a team, or any person. */
function newMember(plan: Plan, index: number, partners: Partners, random: Random): number {
  const team = plan.team(index);
  const member = team.members[random.below(team.size)];
  if (member === undefined || random.below(2) === 0) return random.below(plan.cohort.people.length);
  return partners.pick(member, random);
}

/** As `join`, in a move that has changed teams. */
function joinTouched(move: Move, person: number, to: number): boolean {
  const from = move.plan.teamOf[person] ?? none;
  if (from === to || move.touch(from).find(person) === none) return false;
  return move.transfer(person, to);
}
