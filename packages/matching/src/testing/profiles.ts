import type { DeveloperProfile, ProjectProfile, RequiredSkill } from '../types/profiles.ts';
import type { SkillStrength } from '../types/skills.ts';

/** Noon in the northern summer, so that daylight saving time is in effect in Europe. */
export const noon = Date.UTC(2026, 6, 15, 12);
export const dayMs = 86_400_000;

/** A skill shown in four repositories and used a month ago by default. */
export function skill(skillId: string, over: Partial<SkillStrength> = {}): SkillStrength {
  return { skillId, strength: 0.9, declared: false, repositories: 4, lastSeen: noon - 30 * dayMs, ...over };
}

export function required(skillId: string, label = skillId): RequiredSkill {
  return { skillId, label, kind: 'technology' };
}

/** A known skill that no project of the tests requires. */
export const otherSkill = skill('sourdough');

/** A developer without any data. */
export function developer(id: string, over: Partial<DeveloperProfile> = {}): DeveloperProfile {
  return {
    id,
    skills: [],
    text: '',
    works: [],
    area: '',
    school: '',
    timeZone: null,
    hoursPerWeek: null,
    interests: [],
    roles: [],
    openToCollaborate: true,
    lastActiveAt: null,
    workedWith: [],
    ...over,
  };
}

/** An open project, posted a week ago, without requirements. */
export function project(id: string, over: Partial<ProjectProfile> = {}): ProjectProfile {
  return {
    id,
    title: '',
    required: [],
    text: '',
    ownerId: 'owner',
    memberIds: [],
    area: '',
    school: '',
    timeZone: null,
    hoursPerWeek: null,
    open: true,
    createdAt: noon - 7 * dayMs,
    ...over,
  };
}
