import { recordShown } from '../../apps/server/src/features/learning/learning.service.ts';
import { chooseUsers, rankUsers } from '../../apps/server/src/features/matching/matching.ranking.service.ts';
import { limits } from '../../packages/contracts/src/core/limits.ts';
import { askAboutProjects } from './site/asked-projects.ts';
import { runFiles } from './site/run-lines.ts';
import { maxDepth, type Task } from './task.ts';

/**
 * Ranks people for projects. As shown, a page is what the owner sees: it is recorded, so that later pages know who was
 * shown before.
 */
export const peopleForProjects: Task = {
  name: 'people for projects',
  answers: ({ kind, people }) => kind === 'ranking' && people === undefined,
  async run(entry, { data, sites }) {
    const site = await sites.of(entry);
    const answers = await askAboutProjects(site, entry, data, async (project) => {
      const { projectId, ownerId, exclude } = project;
      const limit = entry.depth ?? maxDepth;
      const ranked = await rankUsers(site.ctx, projectId, { limit, exclude });
      const page = await chooseUsers(site.ctx, projectId, { exclude, limit: limits.recommendations.max });
      recordShown(site.ctxOf(ownerId), 'people', page);
      await site.ctx.deps.impressionLog.idle();
      return {
        ranked: ranked.map(({ id, score }) => ({ id: site.ids.outside(id), score })),
        shown: page.map(({ developerId, score }) => ({ id: site.ids.outside(developerId), score })),
      };
    });
    return runFiles(
      entry.name,
      new Map([...answers].map(([qid, { ranked }]) => [qid, ranked])),
      new Map([...answers].map(([qid, { shown }]) => [qid, shown])),
    );
  },
};
