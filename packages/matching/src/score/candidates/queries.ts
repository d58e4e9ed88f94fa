import type { FinishedWork } from '../../history/finished-work.ts';
import { partOf } from '../../index/joined-arrays.ts';
import type { Clause } from '../../index/reading.ts';
import { featureOf, impactOf, topImpact } from '../../index/words.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import { fields } from '../../profile/fields.ts';
import { type Places, townOf } from '../../profile/place.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import { seatsAsked } from '../../profile/seats.ts';
import type { Vocabulary } from '../../profile/vocabulary.ts';
import type { Statistics } from '../statistics.ts';
import { type Measure, measures, mix, type TermName, termNames, weights } from '../weights.ts';

/** Clause weights are integers; this many units are one point of the fit. */
const unitsPerPoint = 1000;
/** The rarest words find the most similar profiles; common ones have the longest lists and change little. */
const maxWords = 20;
/** Limits the time of a search for a user with many teammates. */
const maxPeople = 100;
/** A project has at most 30 seats; few have more different ones than this. */
const maxSeatQueries = 8;

/** The term to which a shared skill adds. */
const bySkill: readonly TermName[] = ['skills'];

/** The queries for a profile in the other side's index. */
export interface Queries {
  /** One query per seat with its own skills, or a single one. */
  readonly skills: readonly (readonly Clause[])[];
  readonly text: readonly Clause[];
  /** School, area, people and teammates in common. */
  readonly context: readonly Clause[];
}

/** `teammates` are the former teammates of the project's team. */
export function projectQueries(
  project: ProjectRecord,
  statistics: Statistics,
  vocabulary: Vocabulary,
  teammates: Iterable<string>,
  seatId?: string,
): Queries {
  const rarities = project.requirements.map(({ skill }) => statistics.rarity(skill));
  const forSeat = (positions: readonly number[]) => {
    const total = positions.reduce((sum, position) => sum + (rarities[position] ?? 0), 0);
    return positions.flatMap((position): Clause[] => {
      const skill = project.requirements[position]?.skill;
      if (skill === undefined) return [];
      const weight = units(bySkill, (rarities[position] ?? 0) / total);
      return [{ field: fields.skills, feature: skill, weight }];
    });
  };
  return {
    skills: positionsOfSeats(project, seatId).map(forSeat),
    text: textClauses(project.words, vocabulary, (word) => statistics.wordWeight(word)),
    context: [
      ...placeClauses(project.places),
      ...peopleClauses(project.team, 'workedTogether', vocabulary),
      ...peopleClauses(teammates, 'commonTeammates', vocabulary),
    ],
  };
}

/** `teammatesOfTeammates` are the former teammates of the developer's former teammates. */
export function developerQueries(
  developer: DeveloperRecord,
  works: readonly FinishedWork[],
  statistics: Statistics,
  vocabulary: Vocabulary,
  teammatesOfTeammates: Iterable<string>,
): Queries {
  return {
    skills: [
      Array.from(partOf(developer.fields, fields.skills), (packed) => ({
        field: fields.skills,
        feature: featureOf(packed),
        weight: units(bySkill, impactOf(packed) / topImpact),
      })),
    ],
    text: textClauses(wordsOf(developer, works), vocabulary, (word, impact) =>
      Math.ceil((statistics.wordWeight(word) * impact) / 64),
    ),
    context: [
      ...placeClauses(developer.places),
      ...peopleClauses(developer.workedWith, 'workedTogether', vocabulary),
      ...peopleClauses(teammatesOfTeammates, 'commonTeammates', vocabulary),
    ],
  };
}

/** The skills of each seat that a developer may get, as positions; equal ones once. */
function positionsOfSeats(
  project: ProjectRecord,
  seatId: string | undefined,
): readonly (readonly number[])[] {
  const different = new Map<string, readonly number[]>();
  for (const { positions } of seatsAsked(project, seatId)) different.set(positions.join(), [...positions]);
  return [...different.values()].slice(0, maxSeatQueries);
}

/** Points of the fit, averaged over both directions, as a clause weight. */
function units(by: readonly TermName[], share = 1): number {
  const points = by.reduce(
    (sum, term) => sum + (weights.youToProject[term] + weights.projectToYou[term]) / 2,
    0,
  );
  return Math.max(1, Math.round(points * share * unitsPerPoint));
}

/** The same for a measure of a term. */
function unitsOf(measure: Measure): number {
  const term = termNames.find((one) => measures[one].some((name) => name === measure));
  return term ? units([term], mix[measure]) : 1;
}

/** The words of a developer's texts and finished projects, each with its highest impact. */
function wordsOf(developer: DeveloperRecord, works: readonly FinishedWork[]): Uint32Array {
  const own = partOf(developer.fields, fields.words);
  if (works.length === 0) return own;
  const impacts = new Map<number, number>();
  for (const words of [own, ...works.map((work) => work.words)]) {
    for (const packed of words)
      impacts.set(featureOf(packed), Math.max(impacts.get(featureOf(packed)) ?? 0, packed));
  }
  return Uint32Array.from(impacts.values());
}

/** The words that count most, as clauses; equal ones in alphabetical order. */
export function textClauses(
  words: Uint32Array,
  vocabulary: Vocabulary,
  weigh: (word: number, impact: number) => number,
): Clause[] {
  const nameOf = ({ feature }: Clause) => vocabulary.words.nameOf(feature);
  return Array.from(words, (packed) => {
    const feature = featureOf(packed);
    return { field: fields.words, feature, weight: weigh(feature, impactOf(packed)) };
  })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, maxWords);
}

function placeClauses({ area, school }: Places): Clause[] {
  return [
    ...clauseIfKnown(fields.places, school, 'sameSchool'),
    ...clauseIfKnown(fields.places, area === null ? null : townOf(area), 'sameArea'),
  ];
}

function peopleClauses(ids: Iterable<string>, as: Measure, { people }: Vocabulary): Clause[] {
  return Array.from(ids)
    .sort()
    .slice(0, maxPeople)
    .flatMap((id) => clauseIfKnown(fields.people, people.find(id) ?? null, as));
}

function clauseIfKnown(field: number, feature: number | null, as: Measure): Clause[] {
  return feature === null ? [] : [{ field, feature, weight: unitsOf(as) }];
}
