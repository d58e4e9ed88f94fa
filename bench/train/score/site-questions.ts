import { History } from '@teamwright/matching/rank/history.ts';
import type { PersonRecord } from '@teamwright/matching/rank/records.ts';
import type { Community } from '@teamwright/matching/score/community.ts';
import type { DataFolder, TaskEntry } from '../../match/data-folder.ts';
import { readCard, readPastProjects, readPeople, texts } from '../../match/ranking/folder-records.ts';
import type { RankingQuestion } from '../../match/ranking/question.ts';
import { queriesOf, record, text } from '../../match/task.ts';
import { SiteLens } from './site-lens.ts';
import { communityOf } from './site-people.ts';

interface Known {
  readonly history: History;
  readonly community: Community;
}

/**
 * The ranking tasks of a folder with the site's features. People read for one task are reused by the next.
 */
export function siteQuestions(data: DataFolder): (entry: TaskEntry) => RankingQuestion {
  const known = new Map<string, Known>();
  const read = (path: string) => {
    const history = new History(readPastProjects(data, path), everybody(data, path));
    return { history, community: communityOf(history) };
  };
  return (entry) => {
    const path = entry.history ?? '';
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return entry.people === undefined ? peopleAsked(entry, data, found) : projectsAsked(entry, data, found);
  };
}

/** All people named by tasks of this history; a school counts if any file states it. */
function everybody(data: DataFolder, path: string): PersonRecord[] {
  const files = data.tasks
    .filter(({ kind, history }) => kind === 'ranking' && history === path)
    .map(({ people, candidates }) => people ?? candidates);
  return [...new Set(files)]
    .flatMap((file) => readPeople(data, file))
    .toSorted((a, b) => Number(a.school !== '') - Number(b.school !== ''));
}

/** Ranks people for projects: how the developer fits the project, on the project's day. */
function peopleAsked(entry: TaskEntry, data: DataFolder, { community }: Known): RankingQuestion {
  const ids = readPeople(data, entry.candidates).map(({ id }) => id);
  const lens = new SiteLens(community, ids, 'youToProject');
  const queries = queriesOf(entry, data, (line) => {
    const card = readCard(line);
    return { qid: card.id, card, exclude: new Set([card.ownerId, ...texts(record(line).exclude)]) };
  });
  return {
    names: lens.names,
    queries,
    *blocks() {
      for (const { qid, card } of queries) {
        lens.measure(card, card.day);
        const candidateAt = (place: number) => ids[place] ?? '';
        yield { columns: lens.columns, size: ids.length, qidAt: () => qid, candidateAt };
      }
    },
  };
}

/** Ranks projects for people: how the project fits the developer, on the last day of the history. */
function projectsAsked(entry: TaskEntry, data: DataFolder, { history, community }: Known): RankingQuestion {
  const cards = data.lines(entry.candidates ?? '').map(readCard);
  const queries = queriesOf(entry, data, (line) => {
    const { qid, exclude } = record(line);
    return { qid: text(qid), exclude: new Set(texts(exclude)) };
  });
  const ids = queries.map(({ qid }) => qid);
  const lens = new SiteLens(community, ids, 'projectToYou');
  return {
    names: lens.names,
    queries,
    *blocks() {
      for (const card of cards) {
        lens.measure(card, history.today);
        const qidAt = (place: number) => ids[place] ?? '';
        yield { columns: lens.columns, size: ids.length, qidAt, candidateAt: () => card.id };
      }
    },
  };
}
