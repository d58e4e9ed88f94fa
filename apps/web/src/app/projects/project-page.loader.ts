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

/** Relations of users who are not on the team. */
const outside = new Set(['none', 'requested', 'invited']);

/** Whether an open project does not accept the user, for example because of a block. Then there is no match. */
export function isShut({ status, viewer }: ProjectDetails): boolean {
  return status === 'open' && viewer?.relation === 'none' && !viewer.can.request;
}

/** Whether the page shows the match of a user: not to members of the team. */
export function showsMatch(project: ProjectDetails, userId: string): boolean {
  const { ownerId, viewer } = project;
  return ownerId !== userId && outside.has(viewer?.relation ?? 'none') && !isShut(project);
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
    user && showsMatch(project, user.id) && cache.prefetchQuery(matchQuery(project.id, user.id)),
    user && showsMatch(project, user.id) && cache.prefetchQuery(skillsQuery(user.id)),
    user && isShut(project) && cache.prefetchQuery(endpointQuery('blocks.list')),
    // The requests and suggestions stand first for managers, so the page does not move when they arrive.
    managesTeam(project) && cache.prefetchQuery(waitingQuery(project.id)),
    suggestsPeople(project) && cache.prefetchQuery(suggestedQuery(project.id)),
  ]);
});
