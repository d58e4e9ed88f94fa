import { Best } from '@teamwright/matching/index/best.ts';
import { isWorse, type RankedId, scoresOf, type Weights } from '@teamwright/matching/rank/linear-model.ts';
import type { Block, RankingQuestion } from './question.ts';

const usualDepth = 1000;

export type Rankings = ReadonlyMap<string, readonly RankedId[]>;

/** The weights for a query; they differ by query in cross-validation. */
export type WeightsFor = (qid: string) => Weights;

/** The best candidates of every query. */
export function rank(question: RankingQuestion, weightsFor: WeightsFor, depth = usualDepth): Rankings {
  const exclude = new Map(question.queries.map((query) => [query.qid, query.exclude]));
  const best = new Map(question.queries.map(({ qid }) => [qid, new Best<RankedId>(depth, isWorse)]));
  for (const block of question.blocks()) {
    const scores = blockScores(question.names, block, weightsFor);
    for (let place = 0; place < block.size; place += 1) {
      const qid = block.qidAt(place);
      const id = block.candidateAt(place);
      if (!exclude.get(qid)?.has(id)) best.get(qid)?.offer({ id, score: scores(qid)[place] ?? 0 });
    }
  }
  return new Map([...best].map(([qid, one]) => [qid, one.sorted()]));
}

/** The scores of a block for each set of weights. */
function blockScores(
  names: readonly string[],
  block: Block,
  weightsFor: WeightsFor,
): (qid: string) => Float64Array {
  const byWeights = new Map<Weights, Float64Array>();
  return (qid) => {
    const weights = weightsFor(qid);
    const scores = byWeights.get(weights) ?? scoresOf(names, block.columns, weights);
    byWeights.set(weights, scores);
    return scores;
  };
}

/** The lines of a run file. */
export function runLines(rankings: Rankings): string[] {
  return [...rankings].flatMap(([qid, ranked]) =>
    ranked.map(({ id, score }, at) => `${qid} Q0 ${id} ${at + 1} ${score} teamwright`),
  );
}
