import { hashId } from '../index/hash.ts';
import type { IndexedDocument } from '../index/inverted-index.ts';
import { joinArrays } from '../index/joined-arrays.ts';
import { ownWords, pack, wordImpacts } from '../index/words.ts';
import type { LinkedSkills } from '../score/skill-space.ts';
import type { ProjectProfile, RequiredSkill } from '../types/profiles.ts';
import { peopleFeatures, sliceFeature } from './fields.ts';
import { compilePlaces, type Places, placeFeatures } from './place.ts';
import { compileSeats, type Seat, skillsOfAll } from './seats.ts';
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
  /** All skills that the project or one of its seats requires. */
  readonly requirements: readonly Requirement[];
  /** At least one. */
  readonly seats: readonly Seat[];
  readonly words: Uint32Array;
  readonly ownerId: string;
  /** The owner first, then the members. */
  readonly team: readonly string[];
  readonly places: Places;
  readonly timeZone: string | null;
  /** The hours of a week that the owner gave. */
  readonly availability: string | null;
  readonly hoursPerWeek: number | null;
  readonly createdAt: number;
}

export function compileProject(profile: ProjectProfile, vocabulary: Vocabulary): ProjectRecord {
  const requirements = compileRequirements(skillsOfAll(profile), vocabulary);
  const seats = compileSeats(profile, requirements);
  // Uses the taxonomy's labels, so that aliases of a skill give the same words.
  const labels = requirements.map(({ skillId }) => vocabulary.space.labelOf(skillId)).join(' ');
  const words = wordImpacts([ownWords(`${profile.title} ${profile.text} ${labels}`)], vocabulary.words);
  const places = compilePlaces(profile, vocabulary);
  const hash = hashId(profile.id);
  const team = [...new Set([profile.ownerId, ...profile.memberIds])];
  return {
    id: profile.id,
    hash,
    open: profile.open,
    fields: joinArrays([
      skillFeatures(requirements, seats),
      words,
      placeFeatures(places),
      peopleFeatures(team, vocabulary),
      sliceFeature(hash),
    ]),
    requirements,
    seats,
    words,
    ownerId: profile.ownerId,
    team,
    places,
    timeZone: profile.timeZone,
    availability: profile.availability ?? null,
    hoursPerWeek: profile.hoursPerWeek,
    createdAt: profile.createdAt,
  };
}

/** Each required skill with its share of the work of the seat in which it counts most. */
function skillFeatures(requirements: readonly Requirement[], seats: readonly Seat[]): Uint32Array {
  const smallest = requirements.map((_, position) =>
    seats.reduce(
      (least, { positions }) => (positions.includes(position) ? Math.min(least, positions.length) : least),
      requirements.length,
    ),
  );
  return Uint32Array.from(requirements, ({ skill }, position) =>
    pack(skill, 1 / (smallest[position] ?? 1)),
  ).sort();
}

/** A skill that is required twice, as technology and as skill, counts once. */
function compileRequirements(required: readonly RequiredSkill[], { space }: Vocabulary): Requirement[] {
  const once = new Map(required.toReversed().map((wanted) => [wanted.skillId, wanted]));
  return [...once.values()].toReversed().map(({ skillId, label }) => {
    const skill = space.numberOf(skillId);
    return { skillId, label, skill, sources: space.sourcesOf(skill) };
  });
}
