import type { History } from '@teamwright/matching/rank/history.ts';
import type { SkillHistory } from './skill-history.ts';

const year = 365;
const quarter = 90;
/** A contributor with this many commits counts as a full member of a work. */
const fullContribution = Math.log1p(50);

/** A person's past works by skill and in total; recent works count more. */
export interface Career {
  readonly works: number;
  /** Number of works, weighted by half per year of age. */
  readonly lately: number;
  /** Days since the last work. */
  readonly idle: number;
  readonly mates: number;
  /** Former team-mates with recent works. */
  readonly matesActive: number;
  /** Skills per work. */
  readonly breadth: number;
  /**
   * Per skill: number of works with it; the same with half weight per year and per quarter of age; the
   * largest share of commits in one.
   */
  readonly times: Float64Array;
  readonly timesLately: Float64Array;
  readonly timesNow: Float64Array;
  readonly part: Float64Array;
  /** Per skill: its share of the other works of team-mates, and of team-mates among the candidates. */
  readonly matesDid: (skill: number, usual: number) => number;
  readonly matesHereDid: (skill: number, usual: number) => number;
}

export function careerOf(skills: SkillHistory, developer: number, here: ReadonlySet<number>): Career {
  const { history } = skills;
  const works = history.worksOf(developer);
  const own = {
    times: skillRow(skills),
    lately: skillRow(skills),
    now: skillRow(skills),
    part: skillRow(skills),
  };
  let lately = 0;
  let shown = 0;
  let idle = Number.POSITIVE_INFINITY;
  for (const work of works) {
    const age = skills.age(work);
    const part = Math.min(1, Math.log1p(commitsOf(history, work, developer)) / fullContribution);
    idle = Math.min(idle, age);
    lately += fade(age, year);
    for (const skill of skills.skillsOf[work] ?? []) {
      shown += fade(age, year);
      add(own.times, skill, 1);
      add(own.lately, skill, fade(age, year));
      add(own.now, skill, fade(age, quarter));
      own.part[skill] = Math.max(own.part[skill] ?? 0, part);
    }
  }
  const { matesActive, all, among } = matesOf(skills, developer, here);
  return {
    works: works.length,
    lately,
    idle: Math.min(idle, 10 * year),
    mates: history.tieCount(developer),
    matesActive,
    breadth: (shown + 4) / (lately + 1),
    times: own.times,
    timesLately: own.lately,
    timesNow: own.now,
    part: own.part,
    matesDid: shareIn(all),
    matesHereDid: shareIn(among),
  };
}

interface Tally {
  readonly row: Float64Array;
  works: number;
}

function shareIn({ row, works }: Tally): (skill: number, usual: number) => number {
  return (skill, usual) => ((row[skill] ?? 0) + usual) / (works + 1);
}

/** The works of former team-mates without this person. */
function matesOf(skills: SkillHistory, developer: number, here: ReadonlySet<number>) {
  const { history } = skills;
  const own = new Set(history.worksOf(developer));
  const all: Tally = { row: skillRow(skills), works: 0 };
  const among: Tally = { row: skillRow(skills), works: 0 };
  let matesActive = 0;
  for (const tie of history.tiesOf(developer)) {
    const close = fade(history.today - tie.lastDay, year) * Math.sqrt(tie.times);
    const tallies = here.has(tie.person) ? [all, among] : [all];
    let active = 0;
    for (const work of history.worksOf(tie.person)) {
      const age = skills.age(work);
      active = Math.max(active, fade(age, quarter));
      if (own.has(work)) continue;
      const say = close * fade(age, year);
      for (const tally of tallies) {
        tally.works += say;
        for (const skill of skills.skillsOf[work] ?? []) add(tally.row, skill, say);
      }
    }
    matesActive += active;
  }
  return { matesActive, all, among };
}

function commitsOf(history: History, at: number, developer: number): number {
  const work = history.works[at];
  return work?.commits[work.team.indexOf(developer)] ?? 0;
}

function skillRow({ size }: SkillHistory): Float64Array {
  return new Float64Array(size);
}

function add(row: Float64Array, at: number, value: number): void {
  row[at] = (row[at] ?? 0) + value;
}

function fade(days: number, halfLife: number): number {
  return 2 ** (-days / halfLife);
}
