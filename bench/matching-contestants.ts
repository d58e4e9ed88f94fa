import { createMatcher } from '@teamwright/matching/matcher.ts';
import { Community } from '@teamwright/matching/score/community.ts';
import { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import { bestDevelopers } from '@teamwright/matching/score/ranking.ts';
import { allSkills, getSkill, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types.ts';
import MiniSearch from 'minisearch';

export interface Contestant {
  readonly name: string;
  load(developers: readonly DeveloperProfile[], projects: readonly ProjectProfile[]): void;
  /** Ids of the best developers for a project. */
  find(projectId: string, limit: number, now: number): string[];
}

/** The product's engine as the server calls it, explanations included. */
export function engine(): Contestant {
  const matcher = createMatcher();
  return {
    name: 'engine',
    load: (developers, projects) => {
      for (const developer of developers) matcher.upsertDeveloper(developer);
      for (const project of projects) matcher.upsertProject(project);
    },
    find: (projectId, limit, now) =>
      matcher.recommendDevelopers(projectId, { limit, now }).map(({ developerId }) => developerId),
  };
}

/** The same score, computed for everybody; no explanations. */
export function fullScan(): Contestant {
  const community = new Community({ skills: allSkills(), resolve: resolveSkill });
  const scorer = new PairScorer(community);
  return {
    name: 'full scan',
    load: (developers, projects) => {
      for (const developer of developers) community.putDeveloper(developer);
      for (const project of projects) community.putProject(project);
    },
    find: (projectId, limit, now) => {
      const project = community.projects.get(projectId);
      if (!project) return [];
      scorer.load(project, now);
      return community.developers.without(project.team, () =>
        bestDevelopers(scorer, [...community.developers.open()], limit).map(({ id }) => id),
      );
    },
  };
}

/** What a site with a text index does: the required skills' names and the title, ranked by BM25. */
export function textSearch(): Contestant {
  const index = new MiniSearch({ fields: ['skills', 'text'] });
  const queries = new Map<string, { readonly query: string; readonly team: ReadonlySet<string> }>();
  return {
    name: 'MiniSearch',
    load: (developers, projects) => {
      index.addAll(developers.filter(({ openToCollaborate }) => openToCollaborate).map(asDocument));
      for (const { id, title, required, ownerId, memberIds } of projects) {
        const query = [...required.map(({ label }) => label), title].join(' ');
        queries.set(id, { query, team: new Set([ownerId, ...memberIds]) });
      }
    },
    find: (projectId, limit) => {
      const asked = queries.get(projectId);
      if (!asked) return [];
      return index
        .search(asked.query, { filter: ({ id }) => !asked.team.has(id) })
        .slice(0, limit)
        .map(({ id }) => String(id));
    },
  };
}

function asDocument({ id, skills, text }: DeveloperProfile): { id: string; skills: string; text: string } {
  return { id, skills: skills.map(({ skillId }) => getSkill(skillId)?.label ?? skillId).join(' '), text };
}
