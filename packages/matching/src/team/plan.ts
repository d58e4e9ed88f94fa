import type { Search } from '../index/search.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { Community } from '../score/community.ts';
import { ContextLens } from '../score/lenses/context-lens.ts';
import { findCandidates } from './candidates.ts';
import { connectionOf, type Measures, personOf, unknownPerson } from './people.ts';
import { byHash, type Person, type Problem } from './problem.ts';
import type { TeamOptions } from './team.ts';
import { mustHaveFactor } from './team-weights.ts';

/** Bits of a mask. */
export const maxMustHaves = 30;

/** A request for a team in the form used by the search. */
export interface Plan {
  readonly options: TeamOptions;
  readonly requirements: readonly Requirement[];
  /** Positions of the must-haves among the requirements. */
  readonly mustHaves: readonly number[];
  readonly problem: Problem;
  readonly unavailable: readonly string[];
  readonly measure: (record: DeveloperRecord) => Person;
}

/** Developers who must not be proposed: the team itself and those excluded by the options. */
export function absentees(project: ProjectRecord, { exclude, dropped }: TeamOptions): string[] {
  return [...project.team, ...(exclude ?? []), ...(dropped ?? [])];
}

/** The caller must hide developers who must not be proposed. */
export function makePlan(
  community: Community,
  search: Search<DeveloperRecord>,
  project: ProjectRecord,
  options: TeamOptions,
): Plan {
  const measures = measuresFor(community, project, options);
  const { requirements, mustHaves } = measures;
  const measure = (record: DeveloperRecord) => personOf(record, measures);
  const seats = Math.max(0, options.size - project.team.length);
  const { pinned, unavailable } = choosePinned(community, project, options, seats);
  const records = findCandidates(community, search, requirements, options.hours ?? null);
  return {
    options,
    requirements,
    mustHaves,
    measure,
    unavailable,
    problem: {
      weights: weightsOf(community, requirements, mustHaves),
      capacity: capacityOf(requirements.length, options.size),
      fixed: project.team.map((id) => memberOf(community, id, measures)),
      seats,
      pinned: pinned.map(measure),
      candidates: records
        .filter((record) => !pinned.includes(record))
        .map(measure)
        .sort(byHash),
      connection: connectionOf,
    },
  };
}

/** Maximum number of skills that a member of a team of `size` takes on. */
function capacityOf(skills: number, size: number): number {
  return Math.max(1, Math.ceil(skills / Math.max(1, size)));
}

function measuresFor({ vocabulary }: Community, project: ProjectRecord, options: TeamOptions): Measures {
  const { mustHave = [], leaveOut = [], invitations = new Map(), now } = options;
  const requirements = project.requirements.filter(({ skillId }) => !leaveOut.includes(skillId));
  const context = new ContextLens(vocabulary);
  context.load(project, now);
  return {
    requirements,
    positionOf: new Map(requirements.map(({ skill }, position) => [skill, position])),
    mustHaves: [...requirements.keys()]
      .filter((position) => mustHave.includes(requirements[position]?.skillId ?? ''))
      .slice(0, maxMustHaves),
    context,
    invitations,
  };
}

function choosePinned(
  { developers }: Community,
  { team }: ProjectRecord,
  { pinned = [], exclude, dropped = [] }: TeamOptions,
  seats: number,
): { pinned: DeveloperRecord[]; unavailable: string[] } {
  const chosen: DeveloperRecord[] = [];
  const unavailable: string[] = [];
  for (const id of new Set(pinned)) {
    const record = developers.get(id);
    const out = exclude?.has(id) || dropped.includes(id) || team.includes(id) || !record?.open;
    if (record && !out && chosen.length < seats) chosen.push(record);
    else unavailable.push(id);
  }
  return { pinned: chosen, unavailable };
}

function memberOf({ developers }: Community, id: string, measures: Measures): Person {
  const record = developers.get(id);
  return record ? personOf(record, measures) : unknownPerson(id, measures.requirements.length);
}

/** Weights by rarity, as in a match; must-haves weigh more. */
function weightsOf(
  { statistics }: Community,
  requirements: readonly Requirement[],
  mustHaves: readonly number[],
): Float64Array {
  const weights = Float64Array.from(
    requirements,
    ({ skill }, position) => statistics.rarity(skill) * (mustHaves.includes(position) ? mustHaveFactor : 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
