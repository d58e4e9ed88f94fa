import { hashId } from '@teamwright/matching/index/hash.ts';
import { dayMs } from '@teamwright/matching/profile/decay.ts';
import type { DeveloperRecord } from '@teamwright/matching/profile/developer-record.ts';
import { compileProject } from '@teamwright/matching/profile/project-record.ts';
import { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import { proposeSeats } from '@teamwright/matching/seats/propose-seats.ts';
import type { ProjectSeat } from '@teamwright/matching/types.ts';
import type { PastWork } from './past.ts';
import type { Period, Question } from './questions.ts';
import type { Stage } from './stage.ts';

/** What is done with each pair of a question: the scorer has measured it. */
export type Visit = (question: Question, candidate: string, gain: number, scorer: PairScorer) => void;

/** Measures every candidate of every question with the score of the pages, at the date of its project. */
export function visitPairs(stage: Stage, period: Period, visit: Visit, step = 1): void {
  const scorer = new PairScorer(stage.community);
  const sampled = (id: string) => hashId(`sample ${id}`) % step === 0;
  const everyone = [...stage.worksOf.keys()].filter(sampled);
  const loaded = (work: PastWork) => {
    const profile = { ...work.profile, memberIds: [], text: aboutOf(work), seats: seatsOf(work) };
    scorer.load(compileProject(profile, stage.community.vocabulary), work.day * dayMs);
  };
  const byProject = Map.groupBy([...period.people, ...period.capable], ({ id }) => id);
  for (const [id, questions] of byProject) {
    const work = period.projects.get(id);
    if (!work) continue;
    loaded(work);
    for (const question of questions) {
      const asked =
        question.task === 'a-cap' ? period.pool : new Set([...everyone, ...question.gains.keys()]);
      for (const developerId of asked) {
        const developer = stage.recordOf(developerId);
        if (developer) pairOf(question, developer, developerId, scorer, visit);
      }
    }
  }
  const asking = period.joins.flatMap((question) => {
    const developer = stage.recordOf(question.id);
    return developer ? [{ question, developer }] : [];
  });
  for (const work of period.projects.values()) {
    loaded(work);
    for (const { question, developer } of asking) pairOf(question, developer, work.id, scorer, visit);
  }
}

function pairOf(
  question: Question,
  developer: DeveloperRecord,
  candidate: string,
  scorer: PairScorer,
  visit: Visit,
) {
  if (question.exclude.has(candidate)) return;
  scorer.start(developer);
  scorer.finish(developer);
  visit(question, candidate, question.gains.get(candidate) ?? 0, scorer);
}

/** An open project does not yet say how it was built. */
function aboutOf({ profile }: PastWork): string {
  return profile.text.slice(0, profile.text.indexOf('\n'));
}

/** Teams of the history have at most this many members, as a rule. */
const teamSize = 4;

function seatsOf({ profile: { required } }: PastWork): ProjectSeat[] {
  const byLabel = new Map(required.map((skill) => [skill.label, skill]));
  return proposeSeats({ required, teamSize }).map(({ name, skills }, at) => ({
    id: String(at),
    name,
    skills: skills.flatMap((label) => byLabel.get(label) ?? []),
    level: 'any',
    hoursPerWeek: null,
    memberId: null,
    open: true,
  }));
}
