import { recordManyChanges } from '../../../apps/server/src/features/matching/matching.changes.service.ts';
import { changeSeats } from '../../../apps/server/src/features/seats/seats.edit.service.ts';
import { settleSeats } from '../../../apps/server/src/features/seats/seats.service.ts';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { isNumber, isText, queriesOf, record, text } from '../task.ts';
import { skillsIn } from './declared-people.ts';
import type { Site } from './open-site.ts';
import { openProject, personRecord } from './records.ts';

/** A question about a project, which is on the site while the question is asked. */
export interface AskedProject {
  readonly qid: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly exclude: ReadonlySet<string>;
  /** Users to find for a team; 0 if the question has no such number. */
  readonly seats: number;
}

/** Owns projects whose owner the folder does not name. */
const organiser = 'organiser';

/**
 * Asks the questions of a task in the order of their dates, with the clock at that date. Each project is posted before
 * its question and removed after it, so that no question is evidence for another. Owners stay as users without skills.
 */
export async function askAboutProjects<Result>(
  site: Site,
  entry: TaskEntry,
  data: DataFolder,
  ask: (project: AskedProject) => Promise<Result>,
): Promise<Map<string, Result>> {
  const queries = queriesOf(entry, data, record);
  const results = new Map<string, Result>();
  const inTurn = queries.toSorted((a, b) => compareTexts(text(a.date), text(b.date)));
  for (const query of inTurn) {
    const project = await post(site, entry, query);
    results.set(project.qid, await ask(project));
    await site.removeProject(project.projectId);
  }
  await site.forgetPages();
  return new Map(queries.map(({ qid }) => [text(qid), results.get(text(qid))]).filter(isAnswered));
}

function isAnswered<Result>(pair: (string | Result | undefined)[]): pair is [string, Result] {
  return pair[1] !== undefined;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

async function post(site: Site, entry: TaskEntry, query: Record<string, unknown>): Promise<AskedProject> {
  const { repo, k, school, exclude } = query;
  const posting = openProject(query);
  const owner = posting.owner === '' || isNumber(k) ? organiser : posting.owner;
  site.now = Date.parse(posting.createdAt);
  const technologies =
    entry.history === undefined
      ? await skillsIn(site.ctx, 'posting', `${text(query.title)}\n${text(repo)}`)
      : posting.technologies;
  const isKnown = site.ids.has('person', owner);
  const developer = personRecord(owner, { school: text(school), openToCollaborate: false });
  // A capable person or a reviewer shall have all skills, so the project is one seat.
  const single = entry.graded === true || entry.history === undefined;
  const teamSize = isNumber(k) ? k + 1 : single ? 1 : posting.teamSize;
  await site.add([...(isKnown ? [] : [developer]), { ...posting, owner, technologies, teamSize }]);
  const projectId = site.ids.inside('project', posting.id);
  // Whether people are capable is judged by their later work, so the seat asks for skills shown in work.
  if (entry.graded === true) await askForWork(site, projectId);
  const excluded = Array.isArray(exclude) ? exclude.filter(isText) : [];
  const others = [...excluded, posting.owner].filter((id) => site.ids.has('person', id));
  return {
    qid: posting.id,
    projectId,
    ownerId: site.ids.inside('person', owner),
    seats: isNumber(k) ? k : 0,
    exclude: new Set(others.map((id) => site.ids.inside('person', id))),
  };
}

/** Changes the level of all seats to *solid*, as an owner does. */
async function askForWork({ ctx }: Site, projectId: string): Promise<void> {
  const seats = await settleSeats(ctx, projectId);
  await changeSeats(
    ctx,
    projectId,
    seats.map((seat) => ({ ...seat, level: 'solid' })),
  );
  await recordManyChanges(ctx, { userIds: [], projectIds: [projectId] });
}
