import { Explainer } from './explain/explainer.ts';
import type { DeveloperRecord } from './profile/developer-record.ts';
import type { ProjectRecord } from './profile/project-record.ts';
import { Community } from './score/community.ts';
import { Ranking } from './score/ranking.ts';
import type { SkillCatalogue } from './score/skill-links.ts';
import { allSkills, resolveSkill } from './taxonomy/taxonomy.ts';
import type { Matcher } from './types.ts';

export interface MatcherOptions {
  /** The skills and how they are linked; the shipped taxonomy unless given. */
  readonly catalogue?: SkillCatalogue;
}

/** An empty engine. Feed it with profiles; it holds them in memory and answers from them alone. */
export function createMatcher(options: MatcherOptions = {}): Matcher {
  const community = new Community(options.catalogue ?? { skills: allSkills(), resolve: resolveSkill });
  const ranking = new Ranking(community);
  const explainer = new Explainer(community, ranking);
  return {
    upsertDeveloper: (profile) => void community.putDeveloper(profile),
    removeDeveloper: (id) => community.dropDeveloper(id),
    upsertProject: (profile) => void community.putProject(profile),
    removeProject: (id) => community.dropProject(id),
    hasDeveloper: (id) => community.developers.has(id),
    hasProject: (id) => community.projects.has(id),
    recommendProjects: (developerId, { limit, exclude, now }) => {
      const developer = community.developers.get(developerId);
      if (!developer) return [];
      const candidates = openProjects(community, developer, exclude);
      const best = ranking.bestProjects(developer, candidates, limit, now);
      return best.map((project) => explainer.explain(project, developer, now));
    },
    recommendDevelopers: (projectId, { limit, exclude, now }) => {
      const project = community.projects.get(projectId);
      if (!project) return [];
      const candidates = openDevelopers(community, project, exclude);
      const best = ranking.bestDevelopers(project, candidates, limit, now);
      return best.map((developer) => explainer.explain(project, developer, now));
    },
    explain: (projectId, developerId, now) => {
      const project = community.projects.get(projectId);
      const developer = community.developers.get(developerId);
      return project && developer ? explainer.explain(project, developer, now) : undefined;
    },
    coverage: (projectId, developerIds) => {
      const project = community.projects.get(projectId);
      return project && explainer.coverage(project, developerIds);
    },
    stats: () => ({ developers: community.developers.size, projects: community.projects.size, bytes: 0 }),
  };
}

function* openProjects(
  { projects }: Community,
  developer: DeveloperRecord,
  exclude?: ReadonlySet<string>,
): Generator<ProjectRecord> {
  for (const project of projects.values()) {
    if (project.open && !project.team.includes(developer.id) && !exclude?.has(project.id)) yield project;
  }
}

function* openDevelopers(
  { developers }: Community,
  project: ProjectRecord,
  exclude?: ReadonlySet<string>,
): Generator<DeveloperRecord> {
  for (const developer of developers.values()) {
    if (developer.open && !project.team.includes(developer.id) && !exclude?.has(developer.id))
      yield developer;
  }
}
