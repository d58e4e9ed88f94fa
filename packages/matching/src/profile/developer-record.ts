import { hashId } from '../index/hash.ts';
import type { IndexedDocument } from '../index/inverted-index.ts';
import { type JoinedArrays, joinArrays } from '../index/joined-arrays.ts';
import { ownWords, pack, type Stream, wordImpacts } from '../index/words.ts';
import type { DeveloperProfile, SkillStrength } from '../types.ts';
import { type PackedVector, packVector } from '../vectors/packed-vector.ts';
import { type DeveloperNumbers, packDeveloper } from './developer-numbers.ts';
import { bucketParts, peopleFeatures, peopleOnce, sliceFeature } from './fields.ts';
import { compileInterest, type Interest } from './interests.ts';
import { compilePlaces, type Places, placeFeatures } from './place.ts';
import { keptOnce, type Vocabulary } from './vocabulary.ts';
import { compileWishes, type Wishes } from './wishes.ts';

/**
 * A developer in the form that scoring reads: numbers packed into typed arrays. What many state alike is kept once, as
 * there may be a million of them.
 */
export interface DeveloperRecord extends IndexedDocument {
  readonly hash: number;
  /** These three move when they are laid into pages. */
  fields: JoinedArrays;
  numbers: DeveloperNumbers;
  vector: PackedVector;
  readonly interests: readonly Interest[];
  readonly area: string;
  readonly school: string;
  readonly places: Places;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  readonly lastActiveAt: number | null;
  readonly workedWith: readonly string[];
  /** Null: everything is flexible. */
  readonly wishes: Wishes | null;
}

/**
 * Half of a bio's weight at twice its reference length: a word never counts more for standing in a work than in a bio
 * as long, and neither many nor long works win by that. Judged, not fitted: no labels at hand tell.
 */
const WORKS = { weight: 0.5, referenceLength: 160 };

function workWords(texts: readonly string[]): Stream {
  return { texts, ...WORKS };
}

export function compileDeveloper(profile: DeveloperProfile, vocabulary: Vocabulary): DeveloperRecord {
  const skills = strongestOfEach(profile.skills);
  const places = compilePlaces(profile, vocabulary);
  const hash = hashId(profile.id);
  const vector = packVector(profile.vector);
  // What scoring reads comes first: near one another in memory, one wait brings them all.
  return {
    numbers: packDeveloper(profile, skills, places, vocabulary),
    wishes: compileWishes(profile.preferences ?? null),
    fields: joinArrays([
      skillFeatures(skills, vocabulary),
      wordImpacts([ownWords(profile.text), workWords(profile.works)], vocabulary.words),
      placeFeatures(places),
      peopleFeatures(profile.workedWith, vocabulary),
      sliceFeature(hash),
      ...bucketParts(vector),
    ]),
    vector,
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
