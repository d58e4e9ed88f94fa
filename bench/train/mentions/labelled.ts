import { type AskedCandidate, askedCandidates } from '@teamwright/matching/extract/asked-candidates.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DataFolder } from '../../match/data-folder.ts';
import { namesIn } from '../../match/mentions.ts';
import { isText, record, text } from '../../match/task.ts';
import type { Example } from './logistic.ts';
import { type ConceptOf, readVocabulary } from './vocabulary.ts';

/** An advertisement with one example for each name that the labels can judge. */
export interface LabelledAdvertisement {
  readonly qid: string;
  readonly text: string;
  readonly examples: readonly Example[];
}

export function readLabelled(folder: string, data: DataFolder, task: string): LabelledAdvertisement[] {
  const conceptOf = readVocabulary(folder);
  const labels = new Map(
    data.lines(`qrels/${task}.jsonl`).map((line) => {
      const { qid, gold } = record(line);
      return [text(qid), new Set((Array.isArray(gold) ? gold.filter(isText) : []).map(conceptOf))];
    }),
  );
  return data.lines(`${task}/queries.jsonl.gz`).map((line) => {
    const query = record(line);
    const advertisement = text(query.text);
    const gold = labels.get(text(query.qid)) ?? new Set();
    const examples = askedCandidates(advertisement).flatMap((candidate) => {
      const concepts = conceptsOf(candidate, conceptOf);
      // Names without a label would look like errors.
      if (concepts.length === 0) return [];
      return [{ features: candidate.features, positive: concepts.some((concept) => gold.has(concept)) }];
    });
    return { qid: text(query.qid), text: advertisement, examples };
  });
}

function conceptsOf({ skillId, mentions }: AskedCandidate, conceptOf: ConceptOf): string[] {
  const skill = getSkill(skillId);
  const others = [...(skill ? [skill.label, ...skill.aliases] : []), skillId];
  return namesIn(skillId, mentions[0]?.surface ?? '')
    .map((name) => [name, ...others].map(conceptOf).find(isText))
    .filter(isText);
}
