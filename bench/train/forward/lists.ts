import { dayMs } from '@teamwright/matching/profile/decay.ts';
import { compileProject } from '@teamwright/matching/profile/project-record.ts';
import { gateFor } from '@teamwright/matching/score/lenses/skill-lens.ts';
import { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import { measureNames, shareWithoutSkills } from '@teamwright/matching/score/weights.ts';
import { proposeSeats } from '@teamwright/matching/seats/propose-seats.ts';
import type { ProjectSeat, RequiredSkill, SeatLevel } from '@teamwright/matching/types/profiles.ts';
import { connections, firstMeasure, linear, rowSize } from './model.ts';
import type { PastWork } from './past.ts';
import { PlainBaseline } from './plain-baseline.ts';
import type { Period, Question, Task } from './questions.ts';
import type { Stage } from './stage.ts';

/** The candidates of a question, measured at the date of the project. */
export interface MeasuredList {
  readonly task: Task;
  readonly size: number;
  /** `rowSize` numbers per candidate. */
  readonly rows: Float32Array;
  readonly gains: Float32Array;
  /** The score of the pages, and that of the plain baseline. */
  readonly shipped: Float32Array;
  readonly plain: Float32Array;
}

/** Measures every candidate of every question with the score of the pages. */
export function measuredLists(stage: Stage, period: Period): MeasuredList[] {
  const table = new Table(stage);
  const everyone = [...stage.worksOf.keys()];
  const people = Map.groupBy(period.people, ({ id }) => id);
  const capable = Map.groupBy(period.capable, ({ id }) => id);
  for (const work of period.projects.values()) {
    const asked = people.get(work.id) ?? [];
    if (asked.length > 0 || period.joins.length > 0) table.load(work, seatsOf(work));
    if (asked.length > 0) for (const id of everyone) table.measure(id, id, asked, everyone.length);
    for (const question of period.joins)
      table.measure(question.id, work.id, [question], period.projects.size);
    const wanted = capable.get(work.id) ?? [];
    if (wanted.length === 0) continue;
    // One user shall have all skills of the project and show them in work, so it is one solid seat.
    table.load(work, [seatOf('0', work.profile.required, 'solid')]);
    for (const id of period.pool) table.measure(id, id, wanted, period.pool.length);
  }
  return table.lists();
}

const columns = [...linear, ...connections].map((name) => measureNames.indexOf(name));

class Table {
  readonly #stage: Stage;
  readonly #scorer: PairScorer;
  readonly #plain: PlainBaseline;
  readonly #lists = new Map<Question, MeasuredList & { size: number }>();

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#scorer = new PairScorer(stage.community);
    this.#plain = new PlainBaseline(stage.community.statistics);
  }

  load(work: PastWork, seats: ProjectSeat[]): void {
    const { vocabulary } = this.#stage.community;
    const record = compileProject(
      {
        ...work.profile,
        memberIds: [],
        text: aboutOf(work),
        school: this.#stage.schoolOf(work.ownerId),
        schoolVerified: true,
        seats,
      },
      vocabulary,
    );
    this.#scorer.load(record, work.day * dayMs);
    this.#plain.load(record);
  }

  /** Adds a pair of the loaded project and a developer to the lists of questions that do not exclude it. */
  measure(developerId: string, candidate: string, questions: readonly Question[], most: number): void {
    const developer = this.#stage.recordOf(developerId);
    const asking = questions.filter(({ exclude }) => !exclude.has(candidate));
    if (developer === undefined || asking.length === 0) return;
    const scorer = this.#scorer;
    scorer.measure(developer);
    for (const question of asking) {
      const list = this.#listOf(question, most);
      const at = list.size;
      list.size += 1;
      list.rows[at * rowSize] = (scorer.gate - shareWithoutSkills) / (gateFor(1) - shareWithoutSkills);
      list.rows[at * rowSize + 1] = scorer.projectActivity;
      for (const [column, measure] of columns.entries())
        list.rows[at * rowSize + firstMeasure + column] = scorer.measured[measure] ?? 0;
      list.gains[at] = question.gains.get(candidate) ?? 0;
      list.shipped[at] = scorer.rank();
      list.plain[at] = this.#plain.score(developer, scorer);
    }
  }

  lists(): MeasuredList[] {
    return [...this.#lists.values()];
  }

  #listOf(question: Question, most: number) {
    const known = this.#lists.get(question);
    if (known) return known;
    const list = {
      task: question.task,
      size: 0,
      rows: new Float32Array(most * rowSize),
      gains: new Float32Array(most),
      shipped: new Float32Array(most),
      plain: new Float32Array(most),
    };
    this.#lists.set(question, list);
    return list;
  }
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
    ...seatOf(
      String(at),
      skills.flatMap((label) => byLabel.get(label) ?? []),
      'any',
    ),
    name,
  }));
}

function seatOf(id: string, skills: readonly RequiredSkill[], level: SeatLevel): ProjectSeat {
  return { id, name: 'Any role', skills, level, hoursPerWeek: null, memberId: null, open: true };
}
