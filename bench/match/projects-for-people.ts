import { limits } from '@teamwright/contracts/core/limits.ts';
import { rankProjects } from '../../apps/server/src/features/matching/matching.ranking.service.ts';
import { runFiles } from './site/run-lines.ts';
import { isText, maxDepth, queriesOf, record, type Task, text } from './task.ts';

/** Ranks the open projects for people. The page is the beginning of the ranking. */
export const projectsForPeople: Task = {
  name: 'projects for people',
  answers: ({ kind, people }) => kind === 'ranking' && people !== undefined,
  async run(entry, { data, sites }) {
    const site = await sites.of(entry);
    const queries = queriesOf(entry, data, (line) => {
      const { qid, exclude } = record(line);
      return { qid: text(qid), exclude: Array.isArray(exclude) ? exclude.filter(isText) : [] };
    });
    const ranked = new Map<string, { id: string; score: number }[]>();
    for (const { qid, exclude } of queries) {
      const matches = await rankProjects(site.ctx, site.ids.inside('person', qid), {
        limit: entry.depth ?? maxDepth,
        exclude: new Set(exclude.map((id) => site.ids.inside('project', id))),
        showHidden: false,
      });
      ranked.set(
        qid,
        matches.map(({ id, score }) => ({ id: site.ids.outside(id), score })),
      );
    }
    const shown = [...ranked].map(([qid, list]) => [qid, list.slice(0, limits.recommendations.max)] as const);
    return runFiles(entry.name, ranked, new Map(shown));
  },
};
