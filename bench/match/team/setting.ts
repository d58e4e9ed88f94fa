import { History } from '@teamwright/matching/rank/history.ts';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { readPastProjects, readPeople, texts } from '../ranking/folder-records.ts';
import { isNumber, queriesOf, record, text } from '../task.ts';
import type { Mates, Question } from './chooser.ts';
import { SkillHistory } from './skill-history.ts';
import { openVocabulary } from './vocabulary.ts';

/** The team task of a folder: the history, the candidates and the questions. */
export interface Setting {
  readonly skills: SkillHistory;
  readonly ids: readonly string[];
  readonly mates: Mates;
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
  return { skills, ids, mates: matesAmong(history, ids), questions };
}

function matesAmong(history: History, ids: readonly string[]): Mates {
  const numbers = ids.map((id) => history.find(id));
  const places = new Map(numbers.map((number, place) => [number, place]));
  return new Map(
    numbers.flatMap((number, place) => {
      const ties = number === undefined ? [] : [...history.tiesOf(number)];
      const mates = ties.flatMap(({ person }) => places.get(person) ?? []);
      return mates.length > 0 ? [[place, mates]] : [];
    }),
  );
}
