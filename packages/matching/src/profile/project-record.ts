import { hashId } from '../index/hash.ts';
import type { IndexedDocument } from '../index/inverted-index.ts';
import { joinArrays } from '../index/joined-arrays.ts';
import { ownWords, pack, wordImpacts } from '../index/words.ts';
import type { LinkedSkills } from '../score/skill-space.ts';
import type { ProjectProfile, RequiredSkill } from '../types.ts';
import { type PackedVector, packVector } from '../vectors/packed-vector.ts';
import { bucketParts, peopleFeatures, sliceFeature } from './fields.ts';
import { compilePlaces, type Places, placeFeatures } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Requirement {
  readonly skillId: string;
  readonly label: string;
  readonly skill: number;
  readonly sources: LinkedSkills;
}

/** A project in the form used for scoring. */
export interface ProjectRecord extends IndexedDocument {
  readonly hash: number;
  readonly requirements: readonly Requirement[];
  readonly words: Uint32Array;
  readonly vector: PackedVector;
  readonly ownerId: string;
  /** The owner first, then the members. */
  readonly team: readonly string[];
  readonly places: Places;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  readonly createdAt: number;
}

export function compileProject(profile: ProjectProfile, vocabulary: Vocabulary): ProjectRecord {
  const requirements = compileRequirements(profile.required, vocabulary);
  // Uses the taxonomy's labels, so that aliases of a skill give the same words.
  const labels = requirements.map(({ skillId }) => vocabulary.space.labelOf(skillId)).join(' ');
  const words = wordImpacts([ownWords(`${profile.title} ${profile.text} ${labels}`)], vocabulary.words);
  const places = compilePlaces(profile, vocabulary);
  const hash = hashId(profile.id);
  const vector = packVector(profile.vector);
  const team = [...new Set([profile.ownerId, ...profile.memberIds])];
  return {
    id: profile.id,
    hash,
    open: profile.open,
    fields: joinArrays([
      skillFeatures(requirements),
      words,
      placeFeatures(places),
      peopleFeatures(team, vocabulary),
      sliceFeature(hash),
      ...bucketParts(vector),
    ]),
    requirements,
    words,
    vector,
    ownerId: profile.ownerId,
    team,
    places,
    timeZone: profile.timeZone,
    hoursPerWeek: profile.hoursPerWeek,
    createdAt: profile.createdAt,
  };
}

/** Each required skill with its share of the work. */
function skillFeatures(requirements: readonly Requirement[]): Uint32Array {
  return Uint32Array.from(requirements, ({ skill }) => pack(skill, 1 / requirements.length)).sort();
}

/** A skill that is required twice, as technology and as skill, counts once. */
function compileRequirements(required: readonly RequiredSkill[], { space }: Vocabulary): Requirement[] {
  const once = new Map(required.toReversed().map((wanted) => [wanted.skillId, wanted]));
  return [...once.values()].toReversed().map(({ skillId, label }) => {
    const skill = space.numberOf(skillId);
    return { skillId, label, skill, sources: space.sourcesOf(skill) };
  });
}
