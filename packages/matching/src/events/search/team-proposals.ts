import { sizesOf } from '../cohort.ts';
import { none } from '../team-view.ts';
import type { Move } from './move.ts';
import type { Plan } from './plan.ts';
import { join, type Proposal } from './proposals.ts';
import type { Random } from './random.ts';

/** Moves that open, close or rededicate teams. */

/** A person goes to a team of a project that they wish for. */
export const proposeWish: Proposal = (move, random) => {
  const { plan } = move;
  const person = random.below(plan.cohort.people.length);
  const project = randomWish(plan, person, random);
  if (project === none) return false;
  const first = random.below(plan.teams.length);
  for (let offset = 0; offset < plan.teams.length; offset += 1) {
    const index = (first + offset) % plan.teams.length;
    const team = plan.team(index);
    if (team.project !== project || team.size === 0 || team.isBench) continue;
    return join(move, random, person, index);
  }
  return false;
};

/** A team gets a project that one of its members wishes for, or two teams change projects. */
export const proposeProject: Proposal = (move, random) => {
  const { plan } = move;
  const index = randomTeam(plan, random);
  const team = plan.team(index);
  const person = team.members[random.below(team.size)] ?? none;
  const wish = randomWish(plan, person, random);
  const project = wish === none ? random.below(plan.cohort.projects.length) : wish;
  if (team.isBench || project === team.project) return false;
  const { teamsMax = 1 } = plan.cohort.projects[project] ?? {};
  if ((plan.openTeams[project] ?? 0) >= teamsMax) {
    const holder = plan.teams.findIndex((other) => other.size > 0 && other.project === project);
    if (holder === none) return false;
    move.touch(holder).project = team.project;
  }
  move.touch(index).project = project;
  return true;
};

/** A new team of people from others. */
export const proposeOpening: Proposal = (move, random) => {
  const { plan } = move;
  const { people, projects } = plan.cohort;
  const closed = plan.teams.findIndex(({ size, isBench }) => size === 0 && !isBench);
  if (closed === none) return false;
  const founder = random.below(people.length);
  const project = projects.length === 0 ? none : randomWish(plan, founder, random);
  if (projects.length > 0 && project === none) return false;
  const team = move.touch(closed);
  team.project = project;
  if (!move.transfer(founder, closed)) return false;
  const { min, max } = sizesOf(plan.cohort, project);
  for (let attempts = 20; team.size < min && attempts > 0; attempts -= 1) {
    const person = random.below(people.length);
    const source = move.touch(plan.teamOf[person] ?? none);
    if (team.find(person) !== none || !canSpare(plan, source.project, source.size)) continue;
    if (projects.length > 0 && attempts > 5 && !wishesFor(plan, person, project)) continue;
    if (!move.transfer(person, closed)) return false;
  }
  return team.size >= min && team.size <= max;
};

/** All members of a team go to others. */
export const proposeClosing: Proposal = (move, random) => {
  const { plan } = move;
  const index = randomTeam(plan, random);
  const closing = plan.team(index);
  if (closing.isBench) return false;
  const team = move.touch(index);
  while (team.size > 0) {
    const target = findRoom(move, random, index, team.members[0] ?? none);
    if (target === none || !move.transfer(team.members[0] ?? none, target)) return false;
  }
  return true;
};

/** A large team becomes two, or two small ones become one. */
export const proposeSplit: Proposal = (move, random) => {
  const { plan } = move;
  const [one, other] = [randomTeam(plan, random), randomTeam(plan, random)];
  const team = plan.team(one);
  if (team.isBench) return false;
  const { min, max } = sizesOf(plan.cohort, team.project);
  if (team.size >= 2 * min) return split(move, random, one);
  if (one === other || plan.team(other).isBench || team.size + plan.team(other).size > max) return false;
  const closing = move.touch(other);
  while (closing.size > 0) if (!move.transfer(closing.members[0] ?? none, one)) return false;
  return true;
};

function split(move: Move, random: Random, index: number): boolean {
  const { plan } = move;
  const closed = plan.teams.findIndex(({ size, isBench }) => size === 0 && !isBench);
  if (closed === none) return false;
  const team = move.touch(index);
  const second = move.touch(closed);
  second.project = team.project;
  const half = team.size >> 1;
  while (team.size > half)
    if (!move.transfer(team.members[random.below(team.size)] ?? none, closed)) return false;
  return true;
}

/** The best of some teams with room. */
function findRoom(move: Move, random: Random, except: number, person: number): number {
  const { plan } = move;
  const wish = randomWish(plan, person, random);
  let found = none;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const index = random.below(plan.bench);
    const team = plan.team(index);
    if (index === except || team.size === 0) continue;
    if (move.touchedSize(index) >= sizesOf(plan.cohort, team.project).max) continue;
    if (wish === none || team.project === wish) return index;
    found = index;
  }
  return found;
}

function canSpare(plan: Plan, project: number, size: number): boolean {
  return size > sizesOf(plan.cohort, project).min;
}

/** The team of a random person: large teams are more likely. */
function randomTeam(plan: Plan, random: Random): number {
  return plan.teamOf[random.below(plan.cohort.people.length)] ?? plan.bench;
}

function randomWish({ cohort }: Plan, person: number, random: Random): number {
  const { wishes = [] } = cohort.people[person] ?? {};
  // The first wishes are the most likely.
  const rank = Math.min(random.below(wishes.length), random.below(wishes.length));
  return cohort.projectIndex.get(wishes[rank] ?? '') ?? none;
}

function wishesFor({ cohort }: Plan, person: number, project: number): boolean {
  const { wishes = [] } = cohort.people[person] ?? {};
  return wishes.length === 0 || wishes.includes(cohort.projects[project]?.id ?? '');
}
