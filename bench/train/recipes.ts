import { ascend } from '@teamwright/matching/learn/ascend.ts';
import { type FitOptions, fitWeights } from '@teamwright/matching/learn/fit-weights.ts';
import type { Weights } from '@teamwright/matching/rank/linear-model.ts';
import type { RankingQuestion } from '../match/ranking/question.ts';
import { judgedLists } from './judged-lists.ts';
import type { Judgements } from './judgements.ts';
import { samplePairs } from './sample.ts';

/** Fits weights to the loaded answers of some of the queries. */
export type Fitting = (includes: (qid: string) => boolean) => Weights;

/** How a task's weights are fitted. */
export type Recipe = (question: RankingQuestion, judgements: Judgements) => Fitting;

/** Uses one in `step` of the wrong answers. */
function logistic(step: number, options: FitOptions): Recipe {
  return (question, judgements) => {
    const samples = samplePairs(question, judgements, step);
    return (includes) =>
      fitWeights(
        question.names,
        samples.filter(({ qid }) => includes(qid)),
        options,
      );
  };
}

function ascent(start: Readonly<Record<string, number>>): Recipe {
  return (question, judgements) => {
    const lists = judgedLists(question, judgements);
    return (includes) =>
      ascend(
        question.names,
        lists.filter(({ qid }) => includes(qid)),
        { start, worthwhile: 2e-4 },
      );
  };
}

/** Features that may predict who shows a skill later; the search starts at the strength of skills. */
const capability = {
  'skills.strength': 1,
  'skills.shown': 0,
  'skills.fresh': 0,
  'skills.linked': 0,
  'skills.kin': 0,
  'skills.often': 0,
  'outlook.next': 0,
  'outlook.soon': 0,
  'outlook.guess': 0,
  'outlook.surely': 0,
  'active.quarter': 0,
  'active.year': 0,
  works: 0,
  'works.lately': 0,
  'joined.lately': 0,
  leads: 0,
  'text.sum': 0,
  'tags.sum': 0,
};

/** Chosen by cross-validation. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'a-new': logistic(80, { loss: 'listwise', shrink: 3 }),
  'a-all': logistic(80, { loss: 'listwise', shrink: 3 }),
  'a-cap': ascent(capability),
  'b-new': logistic(10, { loss: 'listwise', shrink: 3 }),
  'b-all': logistic(10, { loss: 'listwise', shrink: 3 }),
  joss: logistic(2, { loss: 'listwise', shrink: 3 }),
};
