import { hashId } from '@teamwright/matching/index/hash.ts';
import type { PastWork } from './past.ts';
import type { Stage } from './stage.ts';

/** The kinds of questions, as in the benchmark. */
export type Task = 'a-new' | 'a-all' | 'b-new' | 'b-all' | 'a-cap';

/** One list to rank: candidates with gains of at least 0. Absent candidates have gain 0. */
export interface Question {
  readonly task: Task;
  readonly id: string;
  readonly gains: ReadonlyMap<string, number>;
  readonly exclude: ReadonlySet<string>;
}

/** Questions of a period: owners' projects that search people, and people who search projects. */
export interface Period {
  readonly projects: ReadonlyMap<string, PastWork>;
  readonly people: readonly Question[];
  readonly capable: readonly Question[];
  readonly pool: readonly string[];
  readonly joins: readonly Question[];
}

/** Works of a period whose future is known, at most `most` questions of each kind, chosen by a hash. */
export function periodOf(
  stage: Stage,
  works: readonly PastWork[],
  later: readonly PastWork[],
  most: number,
): Period {
  const projects = new Map(works.map((work) => [work.id, work]));
  const people = (['a-new', 'a-all'] as const).flatMap((task) =>
    chosen(
      works.flatMap((work) => peopleQuestion(stage, work, task)),
      most,
    ),
  );
  const joins = (['b-new', 'b-all'] as const).flatMap((task) =>
    chosen(joinQuestions(stage, works, task), most),
  );
  const { pool, questions } = capability(stage, works, later);
  return { projects, people, joins, pool, capable: chosen(questions, most) };
}

function chosen(questions: readonly Question[], most: number): Question[] {
  return questions.toSorted((a, b) => hashId(a.id) - hashId(b.id) || (a.id < b.id ? -1 : 1)).slice(0, most);
}

function peopleQuestion(stage: Stage, work: PastWork, task: 'a-new' | 'a-all'): Question[] {
  const exclude = new Set([work.ownerId, ...(task === 'a-new' ? stage.teammatesOf(work.ownerId) : [])]);
  const right = [...work.team.keys()].filter((id) => !exclude.has(id) && stage.worksOf.has(id));
  if (right.length === 0) return [];
  return [{ task, id: work.id, gains: new Map(right.map((id) => [id, 1])), exclude }];
}

function joinQuestions(stage: Stage, works: readonly PastWork[], task: 'b-new' | 'b-all'): Question[] {
  const joined = new Map<string, PastWork[]>();
  for (const work of works) {
    for (const id of work.team.keys()) {
      if (!stage.worksOf.has(id)) continue;
      joined.set(id, [...(joined.get(id) ?? []), work]);
    }
  }
  return [...joined].flatMap(([id, own]) => {
    const teammates = stage.teammatesOf(id);
    const exclude = new Set(
      works
        .filter(({ ownerId }) => ownerId === id || (task === 'b-new' && teammates.has(ownerId)))
        .map((work) => work.id),
    );
    const right = own.filter((work) => !exclude.has(work.id));
    if (right.length === 0) return [];
    return [{ task, id, gains: new Map(right.map((work) => [work.id, 1])), exclude }];
  });
}

/** Developer → skill → the later works in which the developer shows it. Only for people with a past. */
export type ShownLater = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

export function shownLater(stage: Stage, later: readonly PastWork[]): ShownLater {
  const shown = new Map<string, Map<string, Set<string>>>();
  for (const work of later) {
    for (const id of work.team.keys()) {
      if (!stage.worksOf.has(id)) continue;
      const own = shown.get(id) ?? new Map<string, Set<string>>();
      shown.set(id, own);
      for (const skill of work.skillIds) own.set(skill, (own.get(skill) ?? new Set()).add(work.id));
    }
  }
  return shown;
}

/** People who are active later, and the share of a project's skills that each shows in other later works. */
function capability(stage: Stage, works: readonly PastWork[], later: readonly PastWork[]) {
  const shown = shownLater(stage, later);
  const holders = new Map<string, number>();
  for (const own of shown.values())
    for (const skill of own.keys()) holders.set(skill, (holders.get(skill) ?? 0) + 1);
  const idf = (skill: string) => Math.log((shown.size + 1) / ((holders.get(skill) ?? 0) + 1));
  const questions = works
    .filter(({ skillIds }) => skillIds.length >= 2)
    .map((work): Question => {
      const total = work.skillIds.reduce((sum, skill) => sum + idf(skill), 0);
      const gains = new Map<string, number>();
      for (const [id, own] of shown) {
        if (work.team.has(id)) continue;
        const share = work.skillIds
          .filter((skill) => own.has(skill))
          .reduce((sum, skill) => sum + idf(skill), 0);
        if (share > 0) gains.set(id, share / total);
      }
      return { task: 'a-cap', id: work.id, gains, exclude: new Set(work.team.keys()) };
    })
    .filter(({ gains }) => [...gains.values()].some((gain) => gain >= 0.5));
  return { pool: [...shown.keys()], questions };
}
