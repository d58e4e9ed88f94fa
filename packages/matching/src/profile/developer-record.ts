import { hashId } from '../index/hash.ts';
import type { IndexedDocument } from '../index/inverted-index.ts';
import { type JoinedArrays, joinArrays } from '../index/joined-arrays.ts';
import { ownWords, pack, type Stream, wordImpacts } from '../index/words.ts';
import type { DeveloperProfile } from '../types/profiles.ts';
import type { SkillStrength } from '../types/skills.ts';
import { type DeveloperNumbers, packDeveloper } from './developer-numbers.ts';
import { peopleFeatures, peopleOnce, sliceFeature } from './fields.ts';
import { compileInterest, type Interest } from './interests.ts';
import { compilePlaces, type Places, placeFeatures } from './place.ts';
import { type CompiledPreferences, compilePreferences } from './preferences.ts';
import { keptOnce, type Vocabulary } from './vocabulary.ts';

/**
 * A developer in the form used for scoring: numbers packed into typed arrays. Values that many developers
 * have in common are stored once, because there may be a million records.
 */
export interface DeveloperRecord extends IndexedDocument {
  readonly hash: number;
  /** Both are replaced when they are moved to shared pages. */
  fields: JoinedArrays;
  numbers: DeveloperNumbers;
  readonly interests: readonly Interest[];
  readonly area: string;
  readonly school: string;
  readonly places: Places;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  readonly lastActiveAt: number | null;
  readonly workedWith: readonly string[];
  /** Null: every preference is flexible. */
  readonly preferences: CompiledPreferences | null;
}

/**
 * Half the weight of a bio, and twice its reference length. A word never counts more in a work than in a bio
 * of the same length, and neither many nor long works are an advantage. Chosen by judgement: there are no
 * labels to fit it.
 */
const works = { weight: 0.5, referenceLength: 160 };

function workWords(texts: readonly string[]): Stream {
  return { texts, ...works };
}

export function compileDeveloper(profile: DeveloperProfile, vocabulary: Vocabulary): DeveloperRecord {
  const skills = strongestOfEach(profile.skills);
  const places = compilePlaces(profile, vocabulary);
  const hash = hashId(profile.id);
  // The arrays used for scoring come first: they are then adjacent in memory and loaded together.
  return {
    numbers: packDeveloper(profile, skills, places, vocabulary),
    preferences: compilePreferences(profile.preferences ?? null),
    fields: joinArrays([
      skillFeatures(skills, vocabulary),
      wordImpacts([ownWords(profile.text), workWords(profile.works)], vocabulary.words),
      placeFeatures(places),
      peopleFeatures(profile.workedWith, vocabulary),
      sliceFeature(hash),
    ]),
    interests: [...new Set([...profile.interests, ...profile.roles])].map((label) =>
      compileInterest(label, vocabulary),
    ),
    id: profile.id,
    hash,
    open: profile.openToCollaborate,
    area: keptOnce(profile.area, vocabulary),
    school: keptOnce(profile.school, vocabulary),
    places,
    timeZone: profile.timeZone === null ? null : keptOnce(profile.timeZone, vocabulary),
    hoursPerWeek: profile.hoursPerWeek,
    lastActiveAt: profile.lastActiveAt,
    workedWith: peopleOnce(profile.workedWith, vocabulary),
  };
}

function strongestOfEach(skills: readonly SkillStrength[]): SkillStrength[] {
  const strongest = new Map<string, SkillStrength>();
  for (const skill of skills) {
    const other = strongest.get(skill.skillId);
    if (skill.strength > (other?.strength ?? 0)) strongest.set(skill.skillId, skill);
  }
  return [...strongest.values()];
}

/**
 * The skills of a developer, own and implied, each with its best credit, so that a search for a skill reads
 * one list.
 */
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
