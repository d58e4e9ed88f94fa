import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { ProjectRecord, Requirement } from '../profile/project-record.ts';
import type { Community } from '../score/community.ts';
import type { PairScorer } from '../score/pair-scorer.ts';
import type { CoverageHow, Explanation, Help } from '../types/explanation.ts';
import type { Coverage, HelpOptions } from '../types/matcher.ts';
import { howCovered, isCovered } from './covered.ts';
import { explainPair } from './explanation.ts';
import { gatherFacts } from './facts.ts';
import { findHelp } from './help.ts';

/** Explains pairs with the same scorer that ranks them. */
export class Explainer {
  readonly #community: Community;
  readonly #scorer: PairScorer;

  constructor(community: Community, scorer: PairScorer) {
    this.#community = community;
    this.#scorer = scorer;
  }

  /** Explains the match of each developer with the project, in the given order. */
  explain(
    project: ProjectRecord,
    developers: readonly DeveloperRecord[],
    now: number,
    seatId?: string,
  ): Explanation[] {
    const scorer = this.#scorer;
    const { space } = this.#community.vocabulary;
    scorer.load(project, now, seatId);
    const surroundings = {
      coveredByTeam: this.#coveredByTeam(project, developers),
      labelOf: (skillId: string) => space.labelOf(skillId),
      meets: scorer.words.meets.bind(scorer.words),
      hasCommonTeammate: scorer.connections.hasCommonTeammate.bind(scorer.connections),
    };
    return developers.map((developer) => {
      scorer.measure(developer);
      return explainPair(scorer, developer.id, gatherFacts(scorer, developer, surroundings, now), now);
    });
  }

  /** The skill that would raise the developer's score most, or undefined if none would. */
  help(
    project: ProjectRecord,
    developer: DeveloperRecord,
    { now, seatId, without }: HelpOptions,
  ): Help | undefined {
    this.#scorer.load(project, now, seatId);
    return findHelp(this.#scorer, developer, now, without);
  }

  /** Matrix of required skills × developers; unknown developers cover nothing. */
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
    return developer ? requirements.map((requirement) => howCovered(requirement, developer)) : [];
  }

  /** Required skills that the team already covers, without the developers being explained. */
  #coveredByTeam(project: ProjectRecord, excluded: readonly DeveloperRecord[]): Set<string> {
    const team = project.team.filter((id) => !excluded.some((developer) => developer.id === id));
    const { skills } = this.coverage(project, team);
    return new Set(skills.filter(({ cells }) => cells.some(isCovered)).map(({ skillId }) => skillId));
  }
}
