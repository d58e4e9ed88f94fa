import { analyseRepository } from '@teamwright/matching/analysis/analyse-repository.ts';
import { proposeSkills } from '@teamwright/matching/analysis/propose-skills.ts';
import { answerLine, skillAnswer } from './skill-answer.ts';
import { isNumber, isText, queriesOf, record, recordOf, type Task, text } from './task.ts';

/**
 * Finds the skills to propose to the owners of repositories, from manifests, bytes per extension and README.
 */
export const repositories: Task = {
  name: 'skills of repositories',
  answers: (entry) => entry.kind === 'skills' && entry.labels === 'repo',
  async run(entry, { data }) {
    const queries = queriesOf(entry, data, readQuery);
    const lines = queries.map(({ qid, snapshot }) => {
      const proposed = proposeSkills(analyseRepository(snapshot));
      return answerLine(
        qid,
        proposed.map(({ skillId, label }) => skillAnswer(skillId, label)),
      );
    });
    return [{ name: `${entry.name}.jsonl`, lines }];
  },
};

function readQuery(line: unknown) {
  const { qid, extBytes, special, manifests, readme } = record(line);
  const snapshot = {
    repository: text(qid),
    extensions: recordOf(extBytes, isNumber),
    files: recordOf(manifests, isText),
    paths: Array.isArray(special) ? special.filter(isText) : [],
    readme: { path: 'README.md', text: text(readme) },
    firstSeen: 0,
    lastSeen: 0,
  };
  return { qid: text(qid), snapshot };
}
