import type { JudgedList } from '@teamwright/matching/learn/judged-list.ts';
import { idealOf } from '@teamwright/matching/learn/top-figure.ts';
import type { Block, RankingQuestion } from '../match/ranking/question.ts';
import type { Judgements } from './judgements.ts';

/**
 * All candidates of every query; for tasks that measure one query at a time over pools that fit in memory.
 */
export function judgedLists(question: RankingQuestion, judgements: Judgements): JudgedList[] {
  const exclude = new Map(question.queries.map((query) => [query.qid, query.exclude]));
  return Array.from(question.blocks(), (block) => {
    const qid = block.qidAt(0);
    return listOf(qid, block, judgements.get(qid) ?? new Map(), exclude.get(qid) ?? new Set());
  });
}

function listOf(
  qid: string,
  block: Block,
  gainOf: ReadonlyMap<string, number>,
  exclude: ReadonlySet<string>,
): JudgedList {
  const places = Array.from({ length: block.size }, (_, place) => place).filter((place) => {
    const id = block.candidateAt(place);
    return !exclude.has(id) && (gainOf.get(id) ?? 0) >= 0;
  });
  const gains = Float32Array.from(places, (place) => gainOf.get(block.candidateAt(place)) ?? 0);
  const columns = block.columns.map((column) => Float32Array.from(places, (place) => column[place] ?? 0));
  return { qid, gains, columns, ideal: idealOf(gains) };
}
