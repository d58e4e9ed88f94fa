import type { SkillReport } from '@teamwright/contracts/insights.ts';
import { assertSelf, type UserCtx } from '../../core/ctx.ts';
import { skillOutlook } from '../matching/matching.outlook.service.ts';
import { listSkillsOfUser } from '../skills/skills.service.ts';
import { skillReport } from './insights.skills.view.ts';

/** The user's own skills: strength, growth, evidence and demand. */
export async function reportSkills(ctx: UserCtx, userId: string): Promise<SkillReport> {
  assertSelf(ctx, userId);
  const all = await listSkillsOfUser(ctx, userId);
  const skills = all.filter(({ status }) => status === 'confirmed');
  const outlook = await skillOutlook(ctx, {
    has: skills.map(({ skillId }) => skillId),
    hidden: all.filter(({ status }) => status === 'hidden').map(({ skillId }) => skillId),
  });
  return skillReport(skills, outlook, ctx.clock.now());
}
