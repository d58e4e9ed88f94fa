import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { Community } from '../score/community.ts';
import { LoadedDeveloper } from '../score/loaded-developer.ts';
import type { Ranking } from '../score/ranking.ts';
import type { Coverage, CoverageHow, Explanation } from '../types.ts';
import { howCovered, isCovered } from './covered.ts';
import { explainPair } from './explanation.ts';
import { gatherFacts } from './facts.ts';

/** Explains pairs of the community with the same scorer that ranked them. */
export class Explainer {
  readonly #community: Community;
  readonly #ranking: Ranking;
  readonly #other = new LoadedDeveloper();

  constructor(community: Community, ranking: Ranking) {
    this.#community = community;
    this.#ranking = ranking;
  }

  explain(project: ProjectRecord, developer: DeveloperRecord, now: number): Explanation {
    const { loaded, measured } = this.#ranking;
    loaded.load(developer);
    this.#ranking.measure(project, now);
    const shown = this.#shownByTeam(project, developer.id);
    const labelOf = (skillId: string) => this.#community.space.labelOf(skillId);
    const facts = gatherFacts(project, loaded, (skillId) => shown.has(skillId), labelOf, now);
    return explainPair(project, loaded, measured, facts, now);
  }

  /** Required skill × person; people who are unknown cover nothing. */
  coverage(project: ProjectRecord, developerIds: readonly string[]): Coverage {
    const columns = developerIds.map((id) => this.#column(project.requirements, id));
    return {
      skills: project.requirements.map(({ skillId, label }, row) => ({
        skillId,
        label,
        cells: columns.map((column) => column[row] ?? 'none'),
      })),
    };
  }

  #column(requirements: readonly Requirement[], developerId: string): CoverageHow[] {
    const developer = this.#community.developers.get(developerId);
    if (!developer) return [];
    this.#other.load(developer);
    return requirements.map((requirement) => howCovered(requirement, this.#other));
  }

  /** Required skills that the team covers already, the person in question apart. */
  #shownByTeam(project: ProjectRecord, apart: string): Set<string> {
    const { skills } = this.coverage(
      project,
      project.team.filter((id) => id !== apart),
    );
    return new Set(skills.filter(({ cells }) => cells.some(isCovered)).map(({ skillId }) => skillId));
  }
}
