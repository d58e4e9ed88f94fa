import { hashId } from '../index/hash.ts';
import type { Numbering } from '../index/numbering.ts';
import { wordImpacts } from '../index/words.ts';
import type { NumberedSources, SkillSpace } from '../score/skill-space.ts';
import type { ProjectProfile, RequiredSkill } from '../types.ts';
import { placeKey } from './place.ts';

export interface Requirement {
  readonly skillId: string;
  readonly label: string;
  readonly skill: number;
  readonly sources: NumberedSources;
}

/** A project in the form that scoring reads. */
export interface ProjectRecord {
  readonly id: string;
  readonly hash: number;
  readonly open: boolean;
  readonly requirements: readonly Requirement[];
  readonly words: Uint32Array;
  readonly ownerId: string;
  /** Owner first, then the members. */
  readonly team: readonly string[];
  readonly areaKey: string;
  readonly schoolKey: string;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  readonly createdAt: number;
}

export function compileProject(profile: ProjectProfile, space: SkillSpace, words: Numbering): ProjectRecord {
  const requirements = compileRequirements(profile.required, space);
  const labels = requirements.map((requirement) => requirement.label).join(' ');
  return {
    id: profile.id,
    hash: hashId(profile.id),
    open: profile.open,
    requirements,
    words: wordImpacts(`${profile.title} ${profile.text} ${labels}`, words),
    ownerId: profile.ownerId,
    team: [...new Set([profile.ownerId, ...profile.memberIds])],
    areaKey: placeKey(profile.area),
    schoolKey: placeKey(profile.school),
    timeZone: profile.timeZone,
    hoursPerWeek: profile.hoursPerWeek,
    createdAt: profile.createdAt,
  };
}

/** A skill that is asked for twice, as technology and as skill, counts once. */
function compileRequirements(required: readonly RequiredSkill[], space: SkillSpace): Requirement[] {
  const once = new Map(required.toReversed().map((wanted) => [wanted.skillId, wanted]));
  return [...once.values()].toReversed().map(({ skillId, label }) => {
    const skill = space.numberOf(skillId);
    return { skillId, label, skill, sources: space.sourcesOf(skill) };
  });
}
