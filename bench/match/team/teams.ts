import type { Task } from '../task.ts';
import { chancesOf } from './chances.ts';
import { Chooser } from './chooser.ts';
import { costByDemand, likelyQuestions, withLots } from './demand.ts';
import fitted from './fitted.json' with { type: 'json' };
import { Prospects } from './prospects.ts';
import { readSetting } from './setting.ts';

/** Finds people for a set of skills, without always choosing the same ones. */
export const teams: Task = {
  name: 'teams for skills',
  answers: (entry) => entry.kind === 'team',
  run(entry, data) {
    const { skills, ids, mates, questions } = readSetting(entry, data);
    const rows = new Prospects(skills).rows(ids);
    const chances = chancesOf(rows, fitted.chances, ids.length, skills.numbers.size);
    const chooser = new Chooser(chances, mates);
    const cost = costByDemand(chooser, likelyQuestions(skills), fitted.calm);
    return {
      name: `${entry.name}.jsonl`,
      lines: questions.map((question) => {
        const team = chooser.choose(question, withLots(cost, question.qid, ids, fitted.calm.lot));
        return JSON.stringify({ qid: question.qid, members: team.map((person) => ids[person]) });
      }),
    };
  },
};
