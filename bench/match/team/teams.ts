import { History } from '@teamwright/matching/rank/history.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { readPastProjects, readPeople, texts } from '../ranking/folder-records.ts';
import { isNumber, queriesOf, record, type Task, text } from '../task.ts';
import { Chances } from './chances.ts';
import { Chooser, type Question } from './chooser.ts';
import { exposureByDemand } from './demand.ts';

/** Skills wanted together → the people who are likely to show them, seldom the same for everybody. */
export const teams: Task = {
  name: 'teams for skills',
  answers: (entry) => entry.kind === 'team',
  run(entry, data) {
    const people = readPeople(data, entry.candidates);
    const history = new History(readPastProjects(data, entry.history ?? ''), people);
    const ids = people.map(({ id }) => id);
    const chooser = new Chooser(ids, new Chances(history));
    const exposure = exposureByDemand(history, ids, chooser);
    const questions = queriesOf(entry, data, readQuestion);
    return {
      name: `${entry.name}.jsonl`,
      lines: questions.map((question) =>
        JSON.stringify({ qid: question.qid, members: chooser.choose(question, exposure) }),
      ),
    };
  },
};

function readQuestion(line: unknown): Question {
  const { qid, skills, exclude, k } = record(line);
  return {
    qid: text(qid),
    skillIds: texts(skills).map((label) => resolveSkill(label).id),
    seats: isNumber(k) ? k : 1,
    exclude: new Set(texts(exclude)),
  };
}
