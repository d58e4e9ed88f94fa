import { rankUsers } from '../../apps/server/src/features/matching/matching.ranking.service.ts';
import { composeTeams } from '../../apps/server/src/features/matching/matching.teams.service.ts';
import { type AskedProject, askAboutProjects } from './site/asked-projects.ts';
import type { Site } from './site/open-site.ts';
import type { Task } from './task.ts';

/**
 * Composes a team for each project, and invites it, so that the composer knows who was asked before. The project
 * belongs to an organiser without skills, because the team must cover the skills without the owner.
 */
export const teams: Task = {
  name: 'teams for skills',
  answers: ({ kind }) => kind === 'team',
  async run(entry, { data, sites }) {
    const site = await sites.of(entry);
    const answers = await askAboutProjects(site, entry, data, async (project) => {
      const members = await composeTeam(site, project);
      await site.invite(project, members);
      return members.map((id) => site.ids.outside(id));
    });
    return [
      {
        name: `${entry.name}.jsonl`,
        lines: [...answers].map(([qid, members]) => JSON.stringify({ qid, members })),
      },
    ];
  },
};

/** The best team, or the best user if the composer finds no team. */
async function composeTeam(site: Site, project: AskedProject): Promise<string[]> {
  const { projectId, ownerId, exclude, seats } = project;
  const wishes = { mustHave: [], leaveOut: [], hours: null, pinned: [] };
  const question = { ...wishes, postId: projectId, size: seats + 1, dropped: [...exclude] };
  const [best] = (await composeTeams(site.ctxOf(ownerId), question)).teams;
  const proposed = best?.members.filter(({ seat }) => seat === 'proposed') ?? [];
  if (proposed.length > 0) return proposed.map(({ userId }) => userId);
  return (await rankUsers(site.ctx, projectId, { limit: 1, exclude })).map(({ id }) => id);
}
