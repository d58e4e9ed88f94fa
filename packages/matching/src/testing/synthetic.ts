import type { DeveloperProfile, ProjectProfile } from '../types/profiles.ts';
import type { Skill, SkillStrength } from '../types/skills.ts';
import { dayMs, developer, noon, project } from './profiles.ts';
import type { Random } from './random.ts';

const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Tokyo', 'America/Sao_Paulo', 'UTC'];
const wordCount = 20_000;

/**
 * A developer with 5 to 20 skills and a text of 20 to 100 words, both as unevenly distributed as in real
 * data.
 */
export function syntheticDeveloper(id: number, random: Random, skills: readonly Skill[]): DeveloperProfile {
  return developer(`d${id}`, {
    skills: distinctSkills(5 + random.below(16), random, skills).map((one) => strengthOf(one, random)),
    text: words(20 + random.below(80), random),
    area: `area ${random.popular(300)}`,
    school: random.next() < 0.3 ? `school ${random.popular(500)}` : '',
    timeZone: random.next() < 0.8 ? pick(zones, random) : null,
    hoursPerWeek: random.next() < 0.6 ? 2 + random.below(20) : null,
    interests: distinctSkills(random.below(4), random, skills).map(({ label }) => label),
    openToCollaborate: random.next() < 0.8,
    lastActiveAt: noon - random.below(400) * dayMs,
    exposure: id % 6 === 5 ? null : id % 6,
    workedWith: Array.from({ length: random.below(3) }, () => `d${random.below(id + 1)}`),
  });
}

/** A project that requires 3 to 8 skills. */
export function syntheticProject(id: number, random: Random, skills: readonly Skill[]): ProjectProfile {
  return project(`p${id}`, {
    title: words(4, random),
    text: words(40 + random.below(40), random),
    required: distinctSkills(3 + random.below(6), random, skills).map((one) => ({
      skillId: one.id,
      label: one.label,
      kind: 'technology',
    })),
    ownerId: `d${random.below(1000)}`,
    memberIds: Array.from({ length: random.below(4) }, () => `d${random.below(1000)}`),
    area: `area ${random.popular(300)}`,
    school: random.next() < 0.3 ? `school ${random.popular(500)}` : '',
    timeZone: pick(zones, random),
    hoursPerWeek: 4 + random.below(10),
    createdAt: noon - random.below(100) * dayMs,
  });
}

function distinctSkills(count: number, random: Random, skills: readonly Skill[]): Skill[] {
  const chosen = new Set<Skill>();
  while (chosen.size < Math.min(count, skills.length)) chosen.add(pick(skills, random, 'popular'));
  return [...chosen];
}

function strengthOf(one: Skill, random: Random): SkillStrength {
  const repositories = random.below(6);
  return {
    skillId: one.id,
    strength: 0.2 + random.next() * 0.8,
    declared: repositories === 0,
    repositories,
    lastSeen: noon - random.below(900) * dayMs,
  };
}

function words(count: number, random: Random): string {
  return Array.from({ length: count }, () => `word${random.popular(wordCount)}`).join(' ');
}

function pick<T>(from: readonly T[], random: Random, how: 'below' | 'popular' = 'below'): T {
  const chosen = from[random[how](from.length)];
  if (chosen === undefined) throw new RangeError('The list is empty');
  return chosen;
}
