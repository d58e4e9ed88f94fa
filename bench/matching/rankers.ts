import { createMatcher } from '@teamwright/matching/matcher.ts';
import type { Community } from '@teamwright/matching/score/community.ts';
import { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import { rankedDevelopers } from '@teamwright/matching/score/ranking/ranking.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types/profiles.ts';
import MiniSearch from 'minisearch';
import type { SyntheticCommunity } from './community.ts';

export interface Ranker {
  readonly name: string;
  load(from: SyntheticCommunity): void | Promise<void>;
  /** Ids of the best developers for a project. */
  find(project: ProjectProfile, limit: number, now: number): string[] | Promise<string[]>;
  /** Changes a developer. */
  update?(developer: DeveloperProfile): void;
  /** Bytes of memory, as the ranker reports them. */
  bytes?(): number;
  close?(): Promise<void>;
}

/** The product's engine as the server calls it, including explanations. */
export function engine(community: Community): Ranker {
  const matcher = createMatcher({ community });
  return {
    name: 'engine',
    load: ({ developers, projects }) => {
      for (const developer of developers()) matcher.upsertDeveloper(developer);
      for (const project of projects) matcher.upsertProject(project);
    },
    find: ({ id }, limit, now) =>
      matcher.recommendDevelopers(id, { limit, now }).map(({ developerId }) => developerId),
    update: (developer) => matcher.upsertDeveloper(developer),
    bytes: () => matcher.stats().bytes,
  };
}

/** The same score for all developers, without explanations. */
export function fullScan(community: Community): Ranker {
  const scorer = new PairScorer(community);
  return {
    name: 'full scan',
    load: () => {},
    find: ({ id }, limit, now) => {
      const project = community.projects.get(id);
      if (!project) return [];
      scorer.load(project, now);
      return community.developers.without(project.team, () =>
        rankedDevelopers(scorer, community.developers.open(), limit).map(({ record }) => record.id),
      );
    },
  };
}

/** The search of a site with a text index: names of the required skills and the title, ranked by BM25. */
export function textSearch(): Ranker {
  const index = new MiniSearch({ fields: ['skills', 'text'] });
  return {
    name: 'MiniSearch',
    load: ({ developers }) => {
      for (const developer of developers()) if (developer.openToCollaborate) index.add(asDocument(developer));
    },
    find: ({ title, required, ownerId, memberIds }, limit) => {
      const query = [...required.map(({ label }) => label), title].join(' ');
      const team = new Set([ownerId, ...memberIds]);
      return index
        .search(query, { filter: ({ id }) => !team.has(id) })
        .slice(0, limit)
        .map(({ id }) => String(id));
    },
  };
}

function asDocument({ id, skills, text }: DeveloperProfile): { id: string; skills: string; text: string } {
  return { id, skills: skills.map(({ skillId }) => getSkill(skillId)?.label ?? skillId).join(' '), text };
}
