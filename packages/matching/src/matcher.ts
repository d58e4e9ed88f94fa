import { Explainer } from './explain/explainer.ts';
import { hasSkills, showsWork } from './profile/developer-numbers.ts';
import type { DeveloperRecord } from './profile/developer-record.ts';
import type { ProjectRecord } from './profile/project-record.ts';
import { considerProjects } from './score/candidates/must-haves.ts';
import { Recall } from './score/candidates/recall.ts';
import { Community } from './score/community.ts';
import { Outlook } from './score/outlook.ts';
import { PairScorer } from './score/pair-scorer.ts';
import type { Ranked } from './score/ranking/ranked.ts';
import { rankedDevelopers, rankedProjects } from './score/ranking/ranking.ts';
import type { SkillCatalogue } from './score/skill-links.ts';
import { allSkills, resolveSkill } from './taxonomy/taxonomy.ts';
import { TeamComposer } from './team/composer.ts';
import type { Matcher, ProjectOptions, RankedId, RecommendOptions } from './types/matcher.ts';

export interface MatcherOptions {
  /** The skills and their links; the shipped taxonomy by default. */
  readonly catalogue?: SkillCatalogue;
  /** The data of the engine; a new, empty community over the catalogue by default. */
  readonly community?: Community;
}

/** Creates an empty engine. It keeps all profiles in memory and uses no other data. */
export function createMatcher(options: MatcherOptions = {}): Matcher {
  const community =
    options.community ?? new Community(options.catalogue ?? { skills: allSkills(), resolve: resolveSkill });
  const scorer = new PairScorer(community);
  const recall = new Recall(community);
  const explainer = new Explainer(community, scorer);
  const outlook = new Outlook(community, scorer);
  const composer = new TeamComposer(community);
  let version = 0;

  /** Undefined for a developer without a known skill, who has no score. */
  function findScored(id: string): DeveloperRecord | undefined {
    const developer = community.developers.get(id);
    return developer && hasSkills(developer.numbers) ? developer : undefined;
  }

  function rankProjects(developer: DeveloperRecord, { showHidden, ...options }: ProjectOptions) {
    const hides = !showHidden && developer.preferences !== null;
    const candidates = hides
      ? considerProjects(recall, scorer, developer, options).fitting
      : recall.projectsFor(developer, options);
    return rankedProjects(scorer, developer, candidates, options.limit, options.now);
  }

  function rankDevelopers(project: ProjectRecord, options: RecommendOptions) {
    const candidates = recall.developersFor(project, options);
    scorer.load(project, options.now, options.seatId);
    return rankedDevelopers(scorer, candidates, options.limit);
  }

  return {
    get version() {
      return version;
    },
    upsertDeveloper: (profile) => {
      version += 1;
      community.putDeveloper(profile);
    },
    removeDeveloper: (id) => {
      version += 1;
      community.dropDeveloper(id);
    },
    upsertProject: (profile) => {
      version += 1;
      community.putProject(profile);
    },
    removeProject: (id) => {
      version += 1;
      community.dropProject(id);
    },
    hasDeveloper: (id) => community.developers.get(id) !== undefined,
    hasProject: (id) => community.projects.get(id) !== undefined,
    hasKnownSkill: (id) => findScored(id) !== undefined,
    showsWork: (id) => {
      const developer = community.developers.get(id);
      return developer !== undefined && showsWork(developer.numbers);
    },
    countHidden: (developerId, options) => {
      const developer = community.developers.get(developerId);
      if (!developer?.preferences?.mustHaves.length || !hasSkills(developer.numbers)) return 0;
      return considerProjects(recall, scorer, developer, options).hidden;
    },
    recommendProjects: (developerId, options) => {
      const developer = findScored(developerId);
      if (!developer) return [];
      return rankProjects(developer, options).flatMap(({ record }) =>
        explainer.explain(record, [developer], options.now),
      );
    },
    rankProjects: (developerId, options) => {
      const developer = findScored(developerId);
      return developer ? rankProjects(developer, options).map(rankedId) : [];
    },
    recommendDevelopers: (projectId, options) => {
      const project = community.projects.get(projectId);
      if (!project) return [];
      const developers = rankDevelopers(project, options).map(({ record }) => record);
      return explainer.explain(project, developers, options.now, options.seatId);
    },
    rankDevelopers: (projectId, options) => {
      const project = community.projects.get(projectId);
      return project ? rankDevelopers(project, options).map(rankedId) : [];
    },
    explainDevelopers: (projectId, developerIds, now, seatId) => {
      const project = community.projects.get(projectId);
      const developers = developerIds.flatMap((id) => findScored(id) ?? []);
      return project ? explainer.explain(project, developers, now, seatId) : [];
    },
    explain: (projectId, developerId, now, seatId) => {
      const project = community.projects.get(projectId);
      const developer = findScored(developerId);
      return project && developer ? explainer.explain(project, [developer], now, seatId)[0] : undefined;
    },
    help: (projectId, developerId, options) => {
      const project = community.projects.get(projectId);
      const developer = findScored(developerId);
      return project && developer && explainer.help(project, developer, options);
    },
    coverage: (projectId, developerIds) => {
      const project = community.projects.get(projectId);
      return project && explainer.coverage(project, developerIds);
    },
    *outlook(developerId, options) {
      const developer = community.developers.get(developerId);
      return developer && (yield* outlook.of(developer, options));
    },
    *composeTeams(projectId, options) {
      const project = community.projects.get(projectId);
      return project && (yield* composer.compose(project, options));
    },
    get policy() {
      return community.scoring.version;
    },
    stats: () => ({
      developers: community.developers.size,
      projects: community.projects.size,
      bytes: community.developers.bytes() + community.projects.bytes(),
    }),
  };
}

function rankedId({ record, rank }: Ranked<{ readonly id: string }>): RankedId {
  return { id: record.id, score: rank };
}
