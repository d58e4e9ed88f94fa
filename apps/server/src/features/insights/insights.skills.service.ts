import type { SkillReport } from '@teamwright/contracts/insights.ts';
import { requireSelf, type UserCtx } from '../../core/ctx.ts';
import { skillOutlook } from '../matching/matching.outlook.service.ts';
import { listSkillsOfUser } from '../skills/skills.service.ts';
import { skillReport } from './insights.skills.view.ts';

/** What one's own skills come to: their strength, growth and evidence, and who asks for them. */
export async function reportSkills(ctx: UserCtx, userId: string): Promise<SkillReport> {
  requireSelf(ctx, userId);
  const all = await listSkillsOfUser(ctx, userId);
  const skills = all.filter(({ status }) => status === 'confirmed');
  const outlook = await skillOutlook(ctx, {
    has: skills.map(({ skillId }) => skillId),
    hidden: all.filter(({ status }) => status === 'hidden').map(({ skillId }) => skillId),
  });
  return skillReport(skills, outlook, ctx.clock.now());
}
