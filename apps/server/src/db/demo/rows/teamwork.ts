import { idAt } from '@teamwright/demo/community/ids.ts';
import type { Random } from '@teamwright/demo/community/random.ts';
import type { DemoCommunity, DemoProject, DemoRequest } from '@teamwright/demo/community/types.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { voucherOf } from '../../../features/skills/skills.policy.ts';
import { outcomeEvidence, postingEvidence } from '../../../features/skills/skills.projects.service.ts';
import type { skillEvidence } from '../../schema/skills.ts';
import { skillRows } from './people.ts';

/** Evidence from projects and accepted requests, by the same rules as for real users. */
export function projectEvidenceRows(
  { developers, projects, requests }: DemoCommunity,
  random: Random,
): (typeof skillEvidence.$inferInsert)[] {
  const skillsOf = new Map(developers.map((developer) => [developer.id, skillRows(developer)]));
  const projectsById = new Map(projects.map((project) => [project.id, project]));
  const accepted = requests.flatMap((request) => {
    const project = projectsById.get(request.projectId);
    const skills = skillsOf.get(request.developerId) ?? [];
    return project === undefined ? [] : outcomesOf(request, project, skills);
  });
  return [...projects.flatMap(postingsOf), ...accepted].map((row) => ({
    ...row,
    id: idAt(row.lastSeen, random),
  }));
}

function postingsOf({ id, ownerId, technologies, createdAt }: DemoProject) {
  const technologyIds = idsOf(technologies);
  const dates = { createdAt, editedAt: null, ownerSince: createdAt };
  return postingEvidence({ projectId: id, ownerId, technologyIds, ...dates }, []);
}

function outcomesOf(
  { kind, status, developerId: userId, senderId: createdBy, decidedAt, decidedById }: DemoRequest,
  { id, technologies, skills }: DemoProject,
  known: ReturnType<typeof skillRows>,
) {
  const voucherId = voucherOf({ kind, userId, createdBy, answeredBy: decidedById });
  if (status !== 'accepted' || decidedAt === null || voucherId === undefined) return [];
  const shown = known.flatMap(({ skillId, createdAt }) =>
    createdAt !== undefined && createdAt <= decidedAt ? [skillId] : [],
  );
  const needed = idsOf([...technologies, ...skills]);
  return outcomeEvidence({ projectId: id, userId, voucherId, acceptedAt: decidedAt, needed, shown });
}

function idsOf(labels: readonly string[]): string[] {
  return labels.map((label) => resolveSkill(label).id);
}
