import type { SkillOutlook } from '@teamwright/matching/types.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { declaredWeight } from '../skills/skills.service.ts';
import { closedProjects, currentMatcher } from './matching.service.ts';

interface OwnSkills {
  /** Skill ids that count already. */
  readonly has: readonly string[];
  /** Skill ids that were hidden: they are never proposed again. */
  readonly hidden: readonly string[];
}

const nothing: SkillOutlook = { openProjects: 0, asked: [], next: [] };

/** What the projects that the caller could ask to join want, against the caller's skills. */
export async function skillOutlook(ctx: UserCtx, { has, hidden }: OwnSkills): Promise<SkillOutlook> {
  const { userId } = ctx.actor;
  const exclude = await closedProjects(ctx, userId);
  const matcher = await currentMatcher(ctx);
  const outlook = matcher.outlook(userId, {
    exclude,
    skip: hidden,
    also: has,
    strength: declaredWeight,
    now: ctx.clock.now().getTime(),
  });
  return outlook ?? nothing;
}
