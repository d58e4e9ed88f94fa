import type { FinishedWork } from '../../history/finished-work.ts';
import { RelationLens } from '../../history/relation-lens.ts';
import type { WorkHistory } from '../../history/work-history.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import { measureIndex, measures, mix } from '../weights.ts';
import type { ContextLens } from './context-lens.ts';
import { SchoolLens } from './school-lens.ts';
import { TeammateLens } from './teammate-lens.ts';

interface Developers {
  get(id: string): Pick<DeveloperRecord, 'numbers' | 'workedWith'> | undefined;
}

/** How a developer is connected to the team of the loaded project: common work, teammates, school and area. */
export class ConnectionLens {
  readonly #context: ContextLens;
  readonly #teammates: TeammateLens;
  readonly #schools: SchoolLens;
  readonly #relations: RelationLens;

  /** `context` must have loaded the same project. */
  constructor(developers: Developers, history: WorkHistory, context: ContextLens) {
    this.#context = context;
    this.#teammates = new TeammateLens(developers);
    this.#schools = new SchoolLens(developers);
    this.#relations = new RelationLens(history);
  }

  load(project: ProjectRecord, now: number): void {
    this.#teammates.load(project);
    this.#schools.load(project);
    this.#relations.load(project, now);
  }

  /** Whether the developer was on a team with a former teammate of the project's team. */
  hasCommonTeammate(developer: DeveloperRecord): boolean {
    return this.#teammates.hasCommonTeammate(developer);
  }

  /** How well the developer and the team are connected, 0–1. Writes each kind of connection to `measured`. */
  measure(developer: DeveloperRecord, works: readonly FinishedWork[], measured: Float64Array): number {
    this.#relations.measure(developer.id, works);
    measured[measureIndex.workedTogether] = this.#context.workedTogether(developer) ? 1 : 0;
    measured[measureIndex.lastCommonProject] = this.#relations.lastCommonProject;
    measured[measureIndex.commonTeammates] = this.#teammates.hasCommonTeammate(developer) ? 1 : 0;
    measured[measureIndex.weightedCommonTeammates] = this.#relations.weightedCommonTeammates;
    measured[measureIndex.sameSchool] = this.#context.sameSchool(developer.numbers) ? 1 : 0;
    measured[measureIndex.likelySameSchool] = this.#schools.likely(developer);
    measured[measureIndex.sameArea] = this.#context.sameArea(developer.numbers) ? 1 : 0;
    measured[measureIndex.sameEvents] = this.#relations.sameEvents;
    measured[measureIndex.sameSeason] = this.#relations.sameSeason;
    let none = 1;
    for (let kind = 0; kind < indices.length; kind += 1)
      none *= 1 - (shares[kind] ?? 0) * (measured[indices[kind] ?? 0] ?? 0);
    return 1 - none;
  }
}

/** The index of each kind of connection in the measures, and its share. */
const indices = measures.connections.map((name) => measureIndex[name]);
const shares = measures.connections.map((name) => mix[name]);
