import { dayMs, decay } from '../profile/decay.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { projectActivity } from './weights.ts';

const freshHalfLifeMs = 180 * dayMs;
const freshGraceMs = 30 * dayMs;

/**
 * Activity of a project, 0–1: how new it is, how much it needs, and how many projects its owner has finished, of which
 * each further one counts less.
 * @param now epoch milliseconds
 */
export function activityOf(
  { createdAt, requirements }: ProjectRecord,
  finishedByOwner: number,
  now: number,
): number {
  const { fresh, owner, unknownOwner, skills, enoughSkills } = projectActivity;
  const freshness = decay(now - createdAt, freshHalfLifeMs, freshGraceMs);
  const experience = unknownOwner + (1 - unknownOwner) * (finishedByOwner / (finishedByOwner + 1));
  return fresh * freshness + owner * experience + skills * Math.min(1, requirements.length / enoughSkills);
}
