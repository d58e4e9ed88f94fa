import type { SkillText } from '@teamwright/contracts/skills.ts';
import type { FoundSkills } from '@teamwright/matching/extract/skill-texts.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import type { WorkerTask } from '../../platform/work-pool.ts';

/** The longest advertisement takes more than 20 ms, which would delay other requests on the event loop. */
const findInText: WorkerTask<SkillText, FoundSkills> = {
  module: import.meta.resolve('./skills.texts.view.ts'),
};
/** The worker's task ends after this time, including its time in the queue, because a suggestion is useless later. */
const maxDurationMs = 5_000;

/**
 * Finds the skills that a text names, with their places in it.
 * @throws AppError `unavailable` if the workers are busy
 */
export async function extractSkills(ctx: Ctx, text: SkillText): Promise<FoundSkills> {
  const limit = AbortSignal.timeout(maxDurationMs);
  try {
    return await ctx.deps.workPool.run(findInText, text, limit);
  } catch (error) {
    if (!limit.aborted) throw error;
    throw new AppError('unavailable', 'Skills cannot be suggested right now', { cause: error });
  }
}
