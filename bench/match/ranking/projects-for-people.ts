import { History } from '@teamwright/matching/rank/history.ts';
import { Pool } from '@teamwright/matching/rank/pool.ts';
import { ProjectLens } from '@teamwright/matching/rank/project-lens.ts';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { queriesOf, record, text } from '../task.ts';
import { readCard, readPastProjects, readPeople, texts } from './folder-records.ts';
import type { RankingQuestion } from './question.ts';

/** Ranks projects for people, measured from the projects' side: one block per candidate. */
export function projectsForPeople(entry: TaskEntry, data: DataFolder): RankingQuestion {
  const history = new History(readPastProjects(data, entry.history ?? ''), readPeople(data, entry.people));
  const cards = data.lines(entry.candidates ?? '').map(readCard);
  const queries = queriesOf(entry, data, (line) => {
    const { qid, exclude } = record(line);
    return { qid: text(qid), exclude: new Set(texts(exclude)) };
  });
  const pool = new Pool(
    history,
    queries.map(({ qid }) => qid),
  );
  const lens = new ProjectLens(history, pool);
  return {
    names: lens.names,
    queries,
    *blocks() {
      for (const card of cards) {
        lens.measure(card);
        yield {
          columns: lens.columns,
          size: pool.size,
          qidAt: (place) => pool.ids[place] ?? '',
          candidateAt: () => card.id,
        };
      }
    },
  };
}
