import { fitPoints, perPointOf } from '@teamwright/matching/learn/fit-points.ts';
import type { SampledQuery } from '@teamwright/matching/learn/samples.ts';
import data from '@teamwright/matching/score/weights.json' with { type: 'json' };
import type { Direction, Points } from '@teamwright/matching/score/weights.ts';
import type { DataFolder, TaskEntry } from '../../match/data-folder.ts';
import type { RankingQuestion } from '../../match/ranking/question.ts';
import { rankEach } from '../../match/ranking/rankings.ts';
import { type Judgements, readJudgements } from '../judgements.ts';
import { figuresByQuery, minRightGain } from '../metrics.ts';
import { samplePairs } from '../sample.ts';
import { type Comparison, compare, isBetter } from './compare.ts';
import { inTenths } from './in-tenths.ts';
import { siteQuestions } from './site-questions.ts';

interface Task {
  readonly entry: TaskEntry;
  readonly question: RankingQuestion;
  readonly judgements: Judgements;
  readonly samples: readonly SampledQuery[];
}

export interface Outcome {
  readonly direction: Direction;
  readonly start: Points;
  readonly fitted: Points;
  /** Whether the fitted points order significantly better than the initial ones. */
  readonly taken: boolean;
  readonly queries: number;
  readonly comparisons: readonly Comparison[];
}

/**
 * Tasks per direction: owners search for people, with and without former team-mates and by capability; people
 * search for projects. The number is the sampling step of wrong answers.
 */
const tasksOf: Readonly<Record<Direction, Readonly<Record<string, number>>>> = {
  youToProject: { 'a-new': 80, 'a-all': 80, 'a-cap': 20 },
  projectToYou: { 'b-new': 10, 'b-all': 10 },
};
const minWrong = 50;
const shrinkage = 50;
/**
 * Less than a site may learn from its own data: this is a history of hackathons, whose teams are mostly
 * friends. With half as many points more for ties, an unconnected developer with all skills would no longer
 * be an excellent match.
 */
const maxChangeFactor = 1.25;

/**
 * Fits the points of the site's score to the answers of a folder, with equal weight per task. The fitted
 * points must be better than the initial ones in cross-validation by query.
 */
export function trainScore(folder: DataFolder, foldOf: (qid: string) => number, folds: number): Outcome[] {
  const questionOf = siteQuestions(folder);
  return (['youToProject', 'projectToYou'] as const).flatMap((direction) => {
    const { start } = data[direction];
    const tasks = folder.tasks
      .filter(({ name }) => tasksOf[direction][name] !== undefined)
      .map((entry) => taskOf(entry, questionOf(entry), folder, tasksOf[direction][entry.name] ?? 1));
    if (tasks.length === 0) return [];
    const fitOn = (includes: (qid: string) => boolean) => pointsOn(tasks, start, includes);
    const byFold = Array.from({ length: folds }, (_, fold) => fitOn((qid) => foldOf(qid) !== fold));
    const comparisons = tasks.map(({ entry, question, judgements }) => {
      const fitted = (qid: string) => byFold[foldOf(qid)] ?? start;
      const candidates = folder.lines(entry.candidates ?? '').length;
      const [before, after] = rankEach(question, [() => start, fitted]).map((rankings) =>
        figuresByQuery(question, rankings, judgements, candidates),
      );
      return compare(entry.name, before ?? new Map(), after ?? new Map());
    });
    return {
      direction,
      start,
      fitted: fitOn(() => true),
      taken: isBetter(comparisons),
      queries: tasks.reduce((sum, { samples }) => sum + samples.length, 0),
      comparisons,
    };
  });
}

function taskOf(entry: TaskEntry, question: RankingQuestion, folder: DataFolder, step: number): Task {
  const judgements = readJudgements(folder, entry.name);
  const largest = Math.floor(folder.lines(entry.candidates ?? '').length / minWrong);
  const samples = samplePairs(question, judgements, Math.max(1, Math.min(step, largest)))
    .map((sample) => ({ ...sample, right: sample.right.filter(({ gain }) => gain >= minRightGain) }))
    .filter(({ right }) => right.length > 0);
  return { entry, question, judgements, samples };
}

function pointsOn(tasks: readonly Task[], start: Points, includes: (qid: string) => boolean): Points {
  const chosen = tasks.map(({ samples }) => samples.filter(({ qid }) => includes(qid)));
  const mean = chosen.reduce((sum, { length }) => sum + length, 0) / chosen.length;
  const samples = chosen.flatMap((some) => some.map((one) => ({ ...one, say: mean / some.length })));
  const perPoint = perPointOf(samples, start);
  return inTenths(
    fitPoints(samples, start, { perPoint, shrink: shrinkage, mostChange: maxChangeFactor, mostLost: 0 }),
  );
}
