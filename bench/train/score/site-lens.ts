import { dayMs } from '@teamwright/matching/profile/decay.ts';
import { compileProject } from '@teamwright/matching/profile/project-record.ts';
import type { Column } from '@teamwright/matching/rank/columns/column-group.ts';
import { skillsOf } from '@teamwright/matching/rank/history.ts';
import type { ProjectCard } from '@teamwright/matching/rank/records.ts';
import type { Community } from '@teamwright/matching/score/community.ts';
import { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import { type Direction, features } from '@teamwright/matching/score/weights.ts';
import type { ProjectProfile } from '@teamwright/matching/types.ts';

/** Measures people against one project at a time with the terms of the site's score. */
export class SiteLens {
  readonly names = features;
  readonly columns: readonly Column[];
  readonly #community: Community;
  readonly #direction: Direction;
  readonly #ids: readonly string[];
  readonly #scorer: PairScorer;

  constructor(community: Community, ids: readonly string[], direction: Direction) {
    this.#community = community;
    this.#ids = ids;
    this.#direction = direction;
    this.#scorer = new PairScorer(community);
    this.columns = features.map(() => new Float64Array(ids.length));
  }

  /** Fills `columns`, as of the given day. */
  measure(card: ProjectCard, day: number): void {
    const scorer = this.#scorer;
    scorer.load(compileProject(profileOf(card), this.#community.vocabulary), day * dayMs);
    const values = scorer[this.#direction].of;
    for (const [place, id] of this.#ids.entries()) {
      const developer = this.#community.developers.get(id);
      if (!developer) throw new Error('The developer is missing');
      scorer.start(developer);
      scorer.finish(developer);
      for (const [at, column] of this.columns.entries()) column[place] = values[at] ?? 0;
    }
  }
}

function profileOf(card: ProjectCard): ProjectProfile {
  return {
    id: card.id,
    title: card.title,
    required: skillsOf(card.needs ?? card.tags).map((skillId) => ({
      skillId,
      label: skillId,
      kind: 'skill',
    })),
    text: card.text,
    ownerId: card.ownerId,
    memberIds: [],
    area: '',
    school: card.school,
    timeZone: null,
    hoursPerWeek: null,
    open: true,
    createdAt: card.day * dayMs,
  };
}
