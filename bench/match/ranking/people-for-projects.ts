import { History } from '@teamwright/matching/rank/history.ts';
import { Pool } from '@teamwright/matching/rank/pool.ts';
import { ProjectLens } from '@teamwright/matching/rank/project-lens.ts';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { queriesOf, record } from '../task.ts';
import { readCard, readPastProjects, readPeople, texts } from './folder-records.ts';
import type { RankingQuestion } from './question.ts';

/** Ranks people for projects: one block per query. */
export function peopleForProjects(entry: TaskEntry, data: DataFolder): RankingQuestion {
  const people = readPeople(data, entry.candidates);
  const history = new History(readPastProjects(data, entry.history ?? ''), people);
  const pool = new Pool(
    history,
    people.map(({ id }) => id),
  );
  const lens = new ProjectLens(history, pool);
  const queries = queriesOf(entry, data, (line) => {
    const card = readCard(line);
    return { qid: card.id, card, exclude: new Set([card.ownerId, ...texts(record(line).exclude)]) };
  });
  return {
    names: lens.names,
    queries,
    *blocks() {
      for (const { qid, card } of queries) {
        lens.measure(card);
        yield {
          columns: lens.columns,
          size: pool.size,
          qidAt: () => qid,
          candidateAt: (place) => pool.ids[place] ?? '',
        };
      }
    },
  };
}
