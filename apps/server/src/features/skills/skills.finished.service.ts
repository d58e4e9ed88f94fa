import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { maxUndeclaredSkills, type skills } from '@teamwright/contracts/skills.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { assertSelf, type UserCtx } from '../../core/ctx.ts';
import { listKnownSkills } from './skills.evidence.repository.ts';
import { maxSkills } from './skills.policy.ts';
import { listFinishedProjects } from './skills.projects.repository.ts';

type UndeclaredSkill = Answer<typeof skills.listUndeclared>[number];

/** Only the last finished projects of a user are read. */
const maxProjects = 200;

/**
 * The skills that the actor's finished projects required and that the profile has in no status: those of most projects
 * first, then the last used ones. Not more than the profile has room for.
 */
export async function listUndeclaredSkills(ctx: UserCtx, userId: string): Promise<UndeclaredSkill[]> {
  assertSelf(ctx, userId);
  const [projects, known] = await Promise.all([
    listFinishedProjects(ctx.db, userId, maxProjects),
    listKnownSkills(ctx.db, userId),
  ]);
  const room = Math.max(0, maxSkills - known.length);
  return undeclaredSkills(projects, new Set(known)).slice(0, Math.min(maxUndeclaredSkills, room));
}

interface FinishedProject {
  readonly title: string;
  readonly technologies: readonly string[];
  readonly skills: readonly string[];
}

/** Expects the last finished project first. */
function undeclaredSkills(
  projects: readonly FinishedProject[],
  known: ReadonlySet<string>,
): UndeclaredSkill[] {
  const byId = new Map<string, UndeclaredSkill>();
  for (const project of projects)
    for (const [skillId, label] of requiredLabels(project)) {
      if (known.has(skillId)) continue;
      const found = byId.get(skillId);
      if (found) found.projects += 1;
      else byId.set(skillId, { skillId, label, projects: 1, lastProject: project.title });
    }
  // The sort is stable, so the last used skills stay first among those of equally many projects.
  return [...byId.values()].sort((a, b) => b.projects - a.projects);
}

/** The labels of the required skills by id. */
function requiredLabels({ technologies, skills }: FinishedProject): Map<string, string> {
  return new Map(
    [...technologies, ...skills].map((tag) => {
      const { id, label } = resolveSkill(tag);
      return [id, label];
    }),
  );
}
