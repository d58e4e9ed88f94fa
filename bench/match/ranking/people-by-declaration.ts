import { DeclaredLens } from '@teamwright/matching/rank/declared/declared-lens.ts';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { queriesOf, record, text } from '../task.ts';
import { texts } from './folder-records.ts';
import type { RankingQuestion } from './question.ts';

/** Ranks people by their declared knowledge for titles: one block per query. */
export function peopleByDeclaration(entry: TaskEntry, data: DataFolder): RankingQuestion {
  const people = data.lines(entry.candidates ?? '').map((line) => {
    const { id, languages, languages2, topics } = record(line);
    return {
      id: text(id),
      languages: texts(languages),
      moreLanguages: texts(languages2),
      topics: texts(topics),
    };
  });
  const lens = new DeclaredLens(people);
  const queries = queriesOf(entry, data, (line) => {
    const { qid, title, repo, exclude } = record(line);
    const work = { title: text(title), repository: text(repo) };
    return { qid: text(qid), work, exclude: new Set(texts(exclude)) };
  });
  return {
    names: lens.names,
    queries,
    *blocks() {
      for (const { qid, work } of queries) {
        lens.measure(work);
        yield {
          columns: lens.columns,
          size: people.length,
          qidAt: () => qid,
          candidateAt: (place) => people[place]?.id ?? '',
        };
      }
    },
  };
}
