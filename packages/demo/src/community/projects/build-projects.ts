import { projectIdeas } from '../../content/projects/all.ts';
import type { ProjectIdea, SeatIdea } from '../../content/projects/project-idea.ts';
import { addDays, calendarDate, daysBetween } from '../dates.ts';
import type { Casting } from '../developers/casting.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoDeveloper, DemoMember, DemoProject, DemoSeat } from '../types.ts';

/** A project with its idea and its team. */
export type BuiltProject = { idea: ProjectIdea; project: DemoProject; team: DemoDeveloper[] };

/** All projects with owners and teams. Developers called by name are cast first. */
export function buildProjects(now: Date, random: Random, castFor: Casting): BuiltProject[] {
  return projectIdeas.map((idea) => buildProject(idea, now, random.fork(idea.key), castFor));
}

function buildProject(idea: ProjectIdea, now: Date, random: Random, castFor: Casting): BuiltProject {
  const createdAt = addDays(now, -idea.createdDaysAgo - random.next() * 0.4);
  const team = castTeam(idea, createdAt, castFor);
  const members = joinTeam(team, createdAt, now, random);
  const startsAt = addDays(createdAt, idea.startsAfterDays);
  const [owner] = team;
  if (owner === undefined) throw new RangeError(`${idea.key} has no owner`);
  const project: DemoProject = {
    id: idAt(createdAt, random),
    title: idea.title,
    description: idea.description,
    responsibilities: idea.duties.join('\n'),
    technologies: [...idea.technologies],
    skills: [...idea.skills],
    seats: (idea.seats ?? []).map((seat) => writtenSeat(seat, createdAt, random)),
    teamSize: idea.teamSize,
    startDate: calendarDate(startsAt),
    endDate: calendarDate(addDays(startsAt, idea.weeks * 7)),
    status: statusOf(idea, members.length),
    createdAt,
    ownerId: owner.id,
    members,
  };
  return { idea, project, team };
}

function writtenSeat(
  { name, skills, level, hoursPerWeek }: SeatIdea,
  createdAt: Date,
  random: Random,
): DemoSeat {
  return {
    id: idAt(createdAt, random),
    name,
    skills: [...skills],
    level: level ?? 'any',
    hoursPerWeek: hoursPerWeek ?? null,
  };
}

function castTeam(idea: ProjectIdea, by: Date, castFor: Casting): DemoDeveloper[] {
  const needs = [...idea.technologies, ...idea.skills];
  const team: DemoDeveloper[] = [];
  for (const call of [idea.owner, ...idea.team]) team.push(castFor(call, { needs, except: team, by }));
  return team;
}

/** Further members join in the first third of the project's time, a few days apart. */
function joinTeam(team: readonly DemoDeveloper[], createdAt: Date, now: Date, random: Random): DemoMember[] {
  const span = Math.min(daysBetween(createdAt, now) / 3, 24);
  return team.map((developer, index) => ({
    userId: developer.id,
    role: index === 0 ? 'owner' : 'member',
    joinedAt: addDays(createdAt, index === 0 ? 0 : ((index - 0.5 * random.next()) / team.length) * span),
  }));
}

function statusOf(idea: ProjectIdea, members: number): DemoProject['status'] {
  if (idea.closed) return 'closed';
  return members === idea.teamSize ? 'full' : 'open';
}
