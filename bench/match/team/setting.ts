import { History } from '@teamwright/matching/rank/history.ts';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { readPastProjects, readPeople, texts } from '../ranking/folder-records.ts';
import { isNumber, queriesOf, record, text } from '../task.ts';
import type { Question } from './chooser.ts';
import { SkillHistory } from './skill-history.ts';
import { openVocabulary } from './vocabulary.ts';

/** A folder's team task, read: the history, the candidates and the questions. */
export interface Setting {
  readonly skills: SkillHistory;
  readonly ids: readonly string[];
  readonly questions: readonly Question[];
}

export function readSetting(entry: TaskEntry, data: DataFolder): Setting {
  const people = readPeople(data, entry.candidates);
  const ids = people.map(({ id }) => id);
  const places = new Map(ids.map((id, place) => [id, place]));
  const vocabulary = openVocabulary(data);
  const history = new History(readPastProjects(data, entry.history ?? ''), people);
  const skills = new SkillHistory(history, vocabulary);
  const questions = queriesOf(entry, data, (line): Question => {
    const query = record(line);
    return {
      qid: text(query.qid),
      skills: texts(query.skills).flatMap((label) => skills.numbers.find(vocabulary.ofLabel(label)) ?? []),
      seats: isNumber(query.k) ? query.k : 1,
      exclude: new Set(texts(query.exclude).flatMap((id) => places.get(id) ?? [])),
    };
  });
  return { skills, ids, questions };
}
