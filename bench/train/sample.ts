import { hashId } from '@teamwright/matching/index/hash.ts';
import type { SampledQuery } from '@teamwright/matching/learn/samples.ts';
import type { RankingQuestion } from '../match/ranking/question.ts';
import type { Judgements } from './judgements.ts';

/**
 * Uses one in `step` of the wrong answers, chosen by a hash of the pair, so that every run uses the same
 * ones.
 */
export function samplePairs(question: RankingQuestion, judgements: Judgements, step: number): SampledQuery[] {
  const exclude = new Map(question.queries.map((query) => [query.qid, query.exclude]));
  const samples = new Map(
    question.queries.map(({ qid }) => [
      qid,
      {
        qid,
        right: [] as { row: Float32Array; gain: number }[],
        wrong: [] as Float32Array[],
        standsFor: step,
      },
    ]),
  );
  for (const block of question.blocks()) {
    for (let place = 0; place < block.size; place += 1) {
      const qid = block.qidAt(place);
      const id = block.candidateAt(place);
      const sample = samples.get(qid);
      const gain = judgements.get(qid)?.get(id) ?? 0;
      if (!sample || gain < 0 || exclude.get(qid)?.has(id)) continue;
      const isRight = gain > 0;
      if (!isRight && hashId(`${qid} ${id}`) % step !== 0) continue;
      const row = Float32Array.from(block.columns, (column) => column[place] ?? 0);
      if (isRight) sample.right.push({ row, gain });
      else sample.wrong.push(row);
    }
  }
  return [...samples.values()].filter(({ right, wrong }) => right.length > 0 && wrong.length > 0);
}
