import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { commentsQuery } from '../../features/comments/comments.queries.ts';
import { suggestedQuery } from '../../features/matching/matching.queries.ts';
import { type ProjectDetails, projectBySlugQuery } from '../../features/projects/projects.queries.ts';
import { waitingQuery } from '../../features/requests/requests.queries.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { matchQuery } from '../../lib/match-query.ts';
import { pageLoader } from '../../lib/served/page-loader.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { paths } from '../../paths.ts';

function fillSections(cache: QueryClient, project: ProjectDetails): Promise<unknown> {
  const { id } = project;
  return Promise.all([
    // Managers have their project; other ones would stand between them and the comments.
    !managesTeam(project) && cache.fetchQuery(endpointQuery('projects.similar', { params: { id } })),
    cache.fetchQuery(endpointQuery('projects.activity', { params: { id } })),
    cache.fetchQuery(commentsQuery(id, 1)),
  ]);
}

/** Whether an open project does not accept the user, for example because of a block. */
export function isShut({ status, viewer }: ProjectDetails): boolean {
  return status === 'open' && viewer?.relation === 'none' && !viewer.can.request;
}

/** Whether the page shows the match of the user. */
export function showsMatch({ viewer }: ProjectDetails): boolean {
  return viewer?.can.match ?? false;
}

/** Whether the user answers requests and invites people. */
export function managesTeam({ viewer }: ProjectDetails): boolean {
  return viewer?.relation === 'owner' || viewer?.relation === 'co_owner';
}

/** Whether the page suggests people to invite. */
export function suggestsPeople(project: ProjectDetails): boolean {
  return managesTeam(project) && project.status === 'open' && project.seatsOpen > 0;
}

/** Fetches the project and the sections of its page. Former slugs redirect to the current one. */
export const projectLoader = pageLoader(async ({ params: { slug = '' }, search, cache, user }) => {
  const project = await cache.fetchQuery(projectBySlugQuery(slug));
  if (project.slug !== slug)
    throw redirect(`${paths.project(project.slug)}${search.size > 0 ? `?${search}` : ''}`);
  await Promise.all([
    fillSections(cache, project),
    // Without a score, the page shows the reason.
    user && showsMatch(project) && cache.prefetchQuery(matchQuery(project.id, user.id)),
    user && showsMatch(project) && cache.prefetchQuery(skillsQuery(user.id)),
    user && isShut(project) && cache.prefetchQuery(endpointQuery('blocks.list')),
    // The requests and suggestions stand first for managers, so the page does not move when they arrive.
    managesTeam(project) && cache.prefetchQuery(waitingQuery(project.id)),
    suggestsPeople(project) && cache.prefetchQuery(suggestedQuery(project.id)),
  ]);
});
