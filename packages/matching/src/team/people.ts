import { partOf } from '../index/joined-arrays.ts';
import { featureOf, impactOf, topImpact } from '../index/words.ts';
import { head } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';
import { sameArea, sameSchool } from '../profile/place.ts';
import type { Requirement } from '../profile/project-record.ts';
import type { ContextLens } from '../score/lenses/context-lens.ts';
import { neutral } from '../score/weights.ts';
import type { Person } from './problem.ts';
import { connectionWeights, manyInvitations } from './team-weights.ts';

/** The data needed to measure a developer; `context` has loaded the project. */
export interface Measures {
  readonly requirements: readonly Requirement[];
  /** Skill → its position among the requirements. */
  readonly positionOf: ReadonlyMap<number, number>;
  /** Positions of the must-haves among the requirements, at most 30. */
  readonly mustHaves: readonly number[];
  readonly context: ContextLens;
  readonly invitations: ReadonlyMap<string, number>;
}

export function personOf(record: DeveloperRecord, measures: Measures): Person {
  const credits = creditsOf(record, measures);
  let shows = 0;
  for (const [bit, position] of measures.mustHaves.entries())
    if ((credits[position] ?? 0) > 0) shows |= 1 << bit;
  return {
    id: record.id,
    hash: record.hash,
    credits,
    shows,
    hours: measures.context.hours(record.numbers) ?? neutral.hours,
    invitationCost: invitationCostOf(measures.invitations.get(record.id) ?? 0),
    record,
  };
}

/**
 * The share of the points for a fair share of invitations that invitations cost, 0–1. Half of it grows quickly, so that
 * users who were never invited are proposed. The other half grows evenly, so that the most invited users are proposed
 * less.
 */
function invitationCostOf(invitations: number): number {
  const quick = invitations / (invitations + 1);
  const even = Math.min(1, invitations / manyInvitations);
  return (quick + even) / 2;
}

/** A member of the team who is unknown to the engine. */
export function unknownPerson(id: string, skills: number): Person {
  const credits = new Float64Array(skills);
  return { id, hash: 0, credits, shows: 0, hours: 0, invitationCost: 0, record: undefined };
}

/** Whether a developer has at least this many hours a week, or unknown hours. */
export function hasHours({ numbers }: DeveloperRecord, hours: number | null): boolean {
  const offered = numbers[head.quarterHours] ?? 0;
  return hours === null || offered === 0 || (offered - 1) / 4 >= hours;
}

/** The connection between two developers; 1 if they were on a team together. */
export function connectionOf(one: Person, other: Person): number {
  const [a, b] = [one.record, other.record];
  if (!a || !b) return 0;
  if (a.workedWith.includes(b.id) || b.workedWith.includes(a.id)) return connectionWeights.workedTogether;
  const school = sameSchool(a.places.school, b.places.school) ? connectionWeights.sameSchool : 0;
  return school + (sameArea(a.places.area, b.places.area) ? connectionWeights.sameArea : 0);
}

/**
 * Own and implied skills as in the index, so that lists and teams agree. Related skills give no credit.
 */
function creditsOf(record: DeveloperRecord, { requirements, positionOf }: Measures): Float64Array {
  const credits = new Float64Array(requirements.length);
  for (const packed of partOf(record.fields, fields.skills)) {
    const position = positionOf.get(featureOf(packed));
    if (position !== undefined) credits[position] = impactOf(packed) / topImpact;
  }
  return credits;
}
