import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { projects } from '@teamwright/contracts/projects/projects.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { notFound } from '../../../core/errors.ts';
import * as repository from './projects.similar.repository.ts';

/** Open projects with the most technologies and skills in common, and what they share. */
export async function listSimilarProjects(ctx: Ctx, id: string): Promise<Answer<typeof projects.similar>> {
  const tagIds = await repository.findProjectTags(ctx.db, id);
  if (tagIds === undefined) throw notFound('Project');
  const rows = await repository.listSimilar(ctx.db, {
    id,
    tagIds,
    readerId: ctx.actor?.userId,
    limit: limits.similarProjects,
  });
  return rows.map(({ technologies, skills, ...row }) => ({
    ...row,
    shared: sharedLabels([...technologies, ...skills], tagIds),
  }));
}

/** Each label once, in the spelling of the shown project. */
function sharedLabels(labels: readonly string[], tagIds: readonly string[]): string[] {
  const byId = new Map(labels.map((label) => [resolveSkill(label).id, label]));
  return tagIds.flatMap((id) => byId.get(id) ?? []);
}
