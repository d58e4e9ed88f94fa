import { limits } from '@teamwright/contracts/core/limits.ts';
import { emptyIfInvisible, withoutExtraMarks } from '@teamwright/contracts/core/plain-text.ts';
import { isNumber, isText, record, recordOf, text } from '../task.ts';
import type { Named } from './site-ids.ts';

/** A record of `npm run import`. */
type ImportLine = Named & Readonly<Record<string, unknown>>;

/** People and finished projects of a folder. */
export interface Past {
  readonly projects: readonly ImportLine[];
  /** Days of the latest project of each person, as in the folder. */
  readonly lastDays: ReadonlyMap<string, string>;
}

/** Reads finished projects with their teams. */
export function readPast(lines: readonly unknown[]): Past {
  const lastDays = new Map<string, string>();
  const projects = lines.map((line) => {
    const { team, owner, built, about } = record(line);
    const commits = Object.entries(recordOf(team, isNumber)).toSorted(([, a], [, b]) => b - a);
    const { date, ...posting } = postingOf({ ...record(line), about: `${text(about)}\n\n${text(built)}` });
    for (const developer of [text(owner), ...commits.map(([id]) => id)])
      if ((lastDays.get(developer) ?? '') < date) lastDays.set(developer, date);
    const members = commits.slice(0, limits.teamSize.max - 1);
    return {
      ...posting,
      owner: text(owner),
      status: 'finished',
      startDate: date,
      endDate: date,
      team: members.map(([person, contributions]) => ({ person, contributions })),
    };
  });
  return { projects, lastDays };
}

/** An open project of an owner, as a question or as a candidate. */
export function openProject(line: unknown) {
  const { date, ...posting } = postingOf(line);
  const owner = text(record(line).owner);
  return { ...posting, owner, status: 'open', createdAt: date, teamSize: 5 };
}

/** The converter cuts texts to the limits of the product, because the folder has none. */
function postingOf(line: unknown) {
  const { id, qid, date, title, about, tags, skills } = record(line);
  const technologies = (Array.isArray(skills) ? skills : Array.isArray(tags) ? tags : []).filter(isText);
  return {
    type: 'project' as const,
    id: text(id ?? qid),
    date: dayOf(text(date)),
    title: emptyIfInvisible(cut(text(title), limits.title.max)) || 'Untitled',
    description: cut(text(about), limits.description.max),
    technologies: technologies.slice(0, limits.tags.max).map((tag) => cut(tag, limits.tag.max)),
  };
}

/** A month stands for its first day. */
function dayOf(date: string): string {
  return date.length === 7 ? `${date}-01` : date.slice(0, 10);
}

interface Known {
  readonly school?: string | undefined;
  readonly lastActiveAt?: string | undefined;
  readonly openToCollaborate: boolean;
}

export function personRecord(
  id: string,
  { school = '', lastActiveAt, openToCollaborate }: Known,
): ImportLine {
  return {
    type: 'person',
    id,
    username: id,
    openToCollaborate,
    school: cut(school, limits.school.max),
    // The school was read from the addresses of commits.
    ...(/^[a-z\d]+$/.test(school) ? { schoolEmail: `${id}@${school}.edu` } : {}),
    // Accounts are older than the newcomers' month.
    createdAt: '2000-01-01',
    ...(lastActiveAt === undefined ? {} : { lastActiveAt }),
  };
}

/** Composing characters may only shorten a text, so it stays within the limit. */
export function cut(value: string, max: number): string {
  const storable = withoutExtraMarks(value.replaceAll('\u0000', '').toWellFormed()).normalize('NFC');
  return storable.slice(0, max).toWellFormed().trim();
}
