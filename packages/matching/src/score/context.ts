import { DAY_MS, decay } from '../profile/decay.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { sharedHours } from './shared-hours.ts';

/** So many waking hours in common are all that a team needs. */
const ENOUGH_HOURS_A_DAY = 8;
const DAY_SHARE = 0.7;

const ACTIVE_HALF_LIFE_MS = 90 * DAY_MS;
const ACTIVE_GRACE_MS = 14 * DAY_MS;
const FRESH_HALF_LIFE_MS = 180 * DAY_MS;
const FRESH_GRACE_MS = 30 * DAY_MS;

/**
 * Hours as 0–1: seven tenths the waking hours in common (eight are enough), three tenths whether the developer has
 * the hours a week that the owner puts in. Judged by the known part alone; null when neither is known.
 */
export function measureHours(project: ProjectRecord, developer: DeveloperRecord, now: number): number | null {
  const shared = sharedHours(developer.timeZone, project.timeZone, now);
  const day = shared === null ? null : Math.min(1, shared / ENOUGH_HOURS_A_DAY);
  const week = weekShare(developer.hoursPerWeek, project.hoursPerWeek);
  if (day === null || week === null) return day ?? week;
  return DAY_SHARE * day + (1 - DAY_SHARE) * week;
}

function weekShare(offered: number | null, wanted: number | null): number | null {
  if (offered === null || wanted === null) return null;
  return wanted <= 0 ? 1 : Math.min(1, Math.max(0, offered) / wanted);
}

/** How lately the developer was active; null when it is unknown. */
export function measureActivity(developer: DeveloperRecord, now: number): number | null {
  if (developer.lastActiveAt === null) return null;
  return decay(now - developer.lastActiveAt, ACTIVE_HALF_LIFE_MS, ACTIVE_GRACE_MS);
}

/** How new the posting is: an old one is often settled or asleep. */
export function measureFreshness(project: ProjectRecord, now: number): number {
  return decay(now - project.createdAt, FRESH_HALF_LIFE_MS, FRESH_GRACE_MS);
}

export function sameSchool(project: ProjectRecord, developer: DeveloperRecord): boolean {
  return project.places.school !== null && project.places.school === developer.places.school;
}

export function sameArea(project: ProjectRecord, developer: DeveloperRecord): boolean {
  return project.places.area !== null && project.places.area === developer.places.area;
}

/** Those of the team whom the developer has worked with, the owner first. */
export function formerTeammates(project: ProjectRecord, developer: DeveloperRecord): string[] {
  if (developer.workedWith.length === 0) return [];
  return project.team.filter((id) => developer.workedWith.includes(id));
}
