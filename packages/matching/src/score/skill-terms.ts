import { DAY_MS, decay } from '../profile/decay.ts';
import { declaredOnlyAt, strengthAt } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { LoadedDeveloper } from './loaded-developer.ts';
import type { Statistics } from './statistics.ts';
import { declaredRecency } from './weights.ts';

const HALF_LIFE_MS = 365 * DAY_MS;
const GRACE_MS = 60 * DAY_MS;

/** Looked up, as a power per skill and candidate would be the dearest step of scoring; zero beyond 13 years. */
const recencyByDay = Float64Array.from({ length: 5000 }, (_, day) =>
  decay(day * DAY_MS, HALF_LIFE_MS, GRACE_MS),
);

export interface SkillTerms {
  /** Credit for the required skills, each weighing by its rarity: rare ones are what an owner is short of. */
  required: number;
  /** The same with all skills alike: how much of the work the developer can do. */
  doable: number;
  recent: number;
}

/** Measures the loaded developer against a project's required skills. False, and `out` untouched, when it has none. */
export function measureSkills(
  project: ProjectRecord,
  developer: LoadedDeveloper,
  statistics: Statistics,
  now: number,
  out: SkillTerms,
): boolean {
  if (project.requirements.length === 0) return false;
  let rarities = 0;
  let required = 0;
  let doable = 0;
  let recent = 0;
  for (const requirement of project.requirements) {
    const rarity = statistics.rarity(requirement.skill);
    const credit = bestCredit(requirement, developer);
    rarities += rarity;
    required += rarity * credit;
    doable += credit;
    recent += rarity * bestRecency(requirement, developer, now);
  }
  out.required = required / rarities;
  out.doable = doable / project.requirements.length;
  out.recent = recent / rarities;
  return true;
}

/** Strength × factor of the best of own skill, implying skills and neighbours; 0 if there is none. */
function bestCredit(requirement: Requirement, developer: LoadedDeveloper): number {
  const at = bestSource(requirement, developer);
  if (at < 0) return 0;
  const { skills, factors } = requirement.sources;
  return (factors[at] ?? 0) * strengthAt(developer.record, developer.positionOf(skills[at] ?? 0));
}

/** Index of the source that gives the most credit, −1 if the developer has none of them. Own wins a tie. */
export function bestSource(requirement: Requirement, developer: LoadedDeveloper): number {
  const { skills, factors } = requirement.sources;
  let best = -1;
  let credit = 0;
  for (let at = 0; at < skills.length; at += 1) {
    const factor = factors[at] ?? 0;
    if (factor <= credit) break;
    const position = developer.positionOf(skills[at] ?? 0);
    if (position < 0) continue;
    const candidate = factor * strengthAt(developer.record, position);
    if (candidate > credit) {
      best = at;
      credit = candidate;
    }
  }
  return best;
}

function bestRecency(requirement: Requirement, developer: LoadedDeveloper, now: number): number {
  const { skills, factors } = requirement.sources;
  let best = 0;
  for (let at = 0; at < skills.length; at += 1) {
    const factor = factors[at] ?? 0;
    if (factor <= best) break;
    const position = developer.positionOf(skills[at] ?? 0);
    if (position >= 0) best = Math.max(best, factor * recencyAt(developer, position, now));
  }
  return best;
}

function recencyAt(developer: LoadedDeveloper, position: number, now: number): number {
  if (declaredOnlyAt(developer.record, position)) return declaredRecency;
  const days = Math.floor((now - (developer.record.lastSeen[position] ?? 0)) / DAY_MS);
  return recencyByDay[Math.max(0, days)] ?? 0;
}
