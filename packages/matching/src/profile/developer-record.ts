import { hashId } from '../index/hash.ts';
import type { IndexedDocument } from '../index/inverted-index.ts';
import { pack, wordImpacts } from '../index/words.ts';
import type { DeveloperProfile, SkillStrength } from '../types.ts';
import { peopleFeatures } from './fields.ts';
import { compileInterest, type Interest } from './interests.ts';
import { compilePlaces, type Places, placeFeatures } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';

const TOP_STRENGTH = 0xffff;
const MOST_REPOSITORIES = 0x7fff;

/** A developer in the form that scoring reads: numbers packed into typed arrays, the text as its words. */
export interface DeveloperRecord extends IndexedDocument {
  readonly hash: number;
  readonly skills: Uint32Array;
  /** Beside `skills`: strength in the upper 16 bits, then repositories, the lowest bit says declared. */
  readonly shown: Uint32Array;
  readonly lastSeen: Float64Array;
  readonly words: Uint32Array;
  readonly interests: readonly Interest[];
  readonly area: string;
  readonly school: string;
  readonly places: Places;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  readonly lastActiveAt: number | null;
  readonly workedWith: readonly string[];
}

export function compileDeveloper(profile: DeveloperProfile, vocabulary: Vocabulary): DeveloperRecord {
  const skills = strongestOfEach(profile.skills);
  const words = wordImpacts(profile.text, vocabulary.words);
  const places = compilePlaces(profile, vocabulary);
  return {
    id: profile.id,
    hash: hashId(profile.id),
    fields: [
      skillFeatures(skills, vocabulary),
      words,
      placeFeatures(places),
      peopleFeatures(profile.workedWith, vocabulary),
    ],
    open: profile.openToCollaborate,
    skills: Uint32Array.from(skills, (skill) => vocabulary.space.numberOf(skill.skillId)),
    shown: Uint32Array.from(skills, packShown),
    lastSeen: Float64Array.from(skills, (skill) => skill.lastSeen),
    words,
    interests: [...new Set([...profile.interests, ...profile.roles])].map((label) =>
      compileInterest(label, vocabulary),
    ),
    area: profile.area,
    school: profile.school,
    places,
    timeZone: profile.timeZone,
    hoursPerWeek: profile.hoursPerWeek,
    lastActiveAt: profile.lastActiveAt,
    workedWith: profile.workedWith,
  };
}

/** Strength in 0–1 of the skill at a position of the record. */
export function strengthAt(record: DeveloperRecord, position: number): number {
  return ((record.shown[position] ?? 0) >>> 16) / TOP_STRENGTH;
}

export function repositoriesAt(record: DeveloperRecord, position: number): number {
  return ((record.shown[position] ?? 0) >>> 1) & MOST_REPOSITORIES;
}

/** Whether the skill rests on the person's word alone. */
export function declaredOnlyAt(record: DeveloperRecord, position: number): boolean {
  const shown = record.shown[position] ?? 0;
  return (shown & 1) === 1 && ((shown >>> 1) & MOST_REPOSITORIES) === 0;
}

function packShown(skill: SkillStrength): number {
  const strength = Math.round(Math.min(1, Math.max(0, skill.strength)) * TOP_STRENGTH);
  const repositories = Math.min(skill.repositories, MOST_REPOSITORIES);
  return ((strength << 16) | (repositories << 1) | (skill.declared ? 1 : 0)) >>> 0;
}

function strongestOfEach(skills: readonly SkillStrength[]): SkillStrength[] {
  const strongest = new Map<string, SkillStrength>();
  for (const skill of skills) {
    const other = strongest.get(skill.skillId);
    if (skill.strength > (other?.strength ?? 0)) strongest.set(skill.skillId, skill);
  }
  return [...strongest.values()];
}

/** The skills a developer shows, own and implied, each with its best credit: a search for one reads one list. */
function skillFeatures(skills: readonly SkillStrength[], { space }: Vocabulary): Uint32Array {
  const credits = new Map<number, number>();
  for (const { skillId, strength } of skills) {
    const targets = space.targetsOf(space.numberOf(skillId));
    for (const [at, target] of targets.skills.entries()) {
      const credit = strength * (targets.factors[at] ?? 0);
      if (credit > (credits.get(target) ?? 0)) credits.set(target, credit);
    }
  }
  return Uint32Array.from(credits, ([skill, credit]) => pack(skill, credit)).sort();
}
