import { hashId } from '@teamwright/matching/index/hash.ts';
import type { History } from '@teamwright/matching/rank/history.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Chooser, Question } from './chooser.ts';

const YEAR = 365;
const QUESTIONS = 300;
const ROUNDS = 6;
/** No more than this share of all seats should go to one person. */
const MOST = 0.012;
const STEP = 0.05;

/**
 * What each person's popularity costs, before any question is asked: past projects of a year stand for the demand to
 * come, and whoever they would all choose becomes dearer until nobody takes more than a small share of their seats.
 */
export function exposureByDemand(
  history: History,
  ids: readonly string[],
  chooser: Chooser,
): Map<string, number> {
  const questions = likelyQuestions(history);
  let exposure = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const seats = new Map<string, number>();
    let all = 0;
    for (const question of questions) {
      for (const id of chooser.choose(question, exposure)) {
        seats.set(id, (seats.get(id) ?? 0) + 1);
        all += 1;
      }
    }
    exposure = new Map(
      ids.map((id) => {
        const share = (seats.get(id) ?? 0) / Math.max(1, all);
        return [id, Math.max(0, (exposure.get(id) ?? 0) + STEP * Math.log((share + 1e-4) / MOST))];
      }),
    );
  }
  return exposure;
}

function likelyQuestions(history: History): Question[] {
  return history.works
    .filter(({ project }) => project.day > history.today - YEAR)
    .map(({ project, skills }) => {
      const skillIds = skills.filter((skillId) => getSkill(skillId) !== undefined);
      const seats = Math.min(5, Math.max(2, Math.round(skillIds.length / 2)));
      return { qid: project.id, skillIds, seats, exclude: new Set([project.ownerId]) };
    })
    .filter(({ skillIds }) => skillIds.length >= 3)
    .sort((a, b) => hashId(a.qid) - hashId(b.qid))
    .slice(0, QUESTIONS);
}
