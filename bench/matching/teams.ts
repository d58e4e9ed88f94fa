import { createMatcher } from '@teamwright/matching/matcher.ts';
import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { TeamAnswer, TeamOptions } from '@teamwright/matching/team/team.ts';
import { noon } from '@teamwright/matching/testing/profiles.ts';
import { createRandom, type Random } from '@teamwright/matching/testing/random.ts';
import { syntheticDeveloper, syntheticProject } from '@teamwright/matching/testing/synthetic.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import type { Skill } from '@teamwright/matching/types/skills.ts';
import { inSlices } from '../../apps/server/src/core/concurrency/slices.ts';
import { atMost } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';

const developerCount = 100_000;
const projectCount = 40;
const skillCount = 12;
const teamSize = 5;
const rounds = 5;
/** Time for the compiler to warm up. */
const warmUpMs = 2000;

export interface TeamsRow {
  readonly question: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Mean share of the required skills that the best team has. */
  readonly shown: number;
}

type Wishes = Pick<TeamOptions, 'mustHave' | 'hours'>;

interface Project {
  readonly id: string;
  readonly skillIds: readonly string[];
}

const questions: readonly { readonly question: string; readonly wishes: (project: Project) => Wishes }[] = [
  { question: 'no wishes', wishes: () => ({}) },
  {
    question: 'four must-haves, 8 hours a week',
    wishes: ({ skillIds }) => ({ mustHave: skillIds.slice(0, 4), hours: 8 }),
  },
];

/**
 * Times teams of five for twelve skills among 100,000 synthetic developers: up to three teams with all
 * details.
 */
export async function benchTeams(): Promise<TeamsRow[]> {
  const random = createRandom(developerCount);
  const skills = allSkills();
  const matcher = createMatcher();
  for (let id = 0; id < developerCount; id += 1)
    matcher.upsertDeveloper(syntheticDeveloper(id, random, skills));
  const projects = Array.from({ length: projectCount }, (_, id) => addProject(matcher, id, random, skills));
  const rows: TeamsRow[] = [];
  for (const { question, wishes } of questions) {
    // In slices, like the server.
    const compose = (project: Project) =>
      inSlices(matcher.composeTeams(project.id, { size: teamSize, now: noon, ...wishes(project) }));
    const until = performance.now() + warmUpMs;
    while (performance.now() < until) for (const project of projects) await compose(project);
    rows.push({ question, ...(await measure(projects, compose)) });
  }
  return rows;
}

function addProject(matcher: Matcher, id: number, random: Random, skills: readonly Skill[]): Project {
  const required = new Set<Skill>();
  while (required.size < skillCount) {
    const skill = skills[random.popular(skills.length)];
    if (skill) required.add(skill);
  }
  const profile = syntheticProject(id, random, skills);
  matcher.upsertProject({
    ...profile,
    memberIds: [],
    required: Array.from(required, (one) => ({ skillId: one.id, label: one.label, kind: 'technology' })),
  });
  return { id: profile.id, skillIds: Array.from(required, (one) => one.id) };
}

async function measure(
  projects: readonly Project[],
  compose: (project: Project) => Promise<TeamAnswer | undefined>,
): Promise<Omit<TeamsRow, 'question'>> {
  const times: number[] = [];
  let gaps = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const project of projects) {
      const started = performance.now();
      const answer = await compose(project);
      times.push(performance.now() - started);
      gaps += answer?.teams[0]?.gaps.length ?? skillCount;
    }
  }
  const shown = 1 - gaps / (times.length * skillCount);
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), shown };
}

if (import.meta.main) {
  const rows = await benchTeams();
  console.table(rows);
  const goals = rows.map(({ question, p50Ms }) => atMost(`team of five, ${question}, p50`, p50Ms, 30, 'ms'));
  await keep('teams', rows, goals);
}
