import { createHash } from 'node:crypto';
import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { record, text } from '../task.ts';
import { declaredPeople } from './declared-people.ts';
import { openSite, type Site } from './open-site.ts';
import { openProject, personRecord, readPast } from './records.ts';

/** Everyone with history, which every task with a history may use. */
const everyone = 'base/developers.jsonl';

/** The sites of tasks. Tasks with the same people and projects share one; at most one is open. */
export interface Sites {
  of(entry: TaskEntry): Promise<Site>;
  /** A site without people. */
  empty(): Promise<Site>;
  close(): Promise<void>;
}

export function createSites(data: DataFolder): Sites {
  let open: { readonly key: string; readonly site: Site } | undefined;

  async function close(): Promise<void> {
    await open?.site.close();
    open = undefined;
  }

  async function siteOf(entry: TaskEntry): Promise<Site> {
    const key = keyOf(entry, data);
    if (open?.key === key) return open.site;
    await close();
    const started = performance.now();
    open = { key, site: await load(entry, data) };
    console.log(`${entry.name}: the site is ready after ${Math.round(performance.now() - started)} ms`);
    return open.site;
  }

  return { close, of: siteOf, empty: () => siteOf({ name: 'texts', kind: '' }) };
}

function keyOf({ history = '', people = '', candidates = '' }: TaskEntry, data: DataFolder): string {
  const content = candidates === '' ? '' : data.text(candidates);
  return [history, people, createHash('sha256').update(content).digest('hex')].join(' ');
}

async function load(entry: TaskEntry, data: DataFolder): Promise<Site> {
  const { history, people, candidates } = entry;
  const site = await openSite(Date.parse(data.days.history || '2020-01-01'));
  if (history !== undefined) {
    const { people: records, projects } = pastOf(history, entry, data);
    await site.add([...records, ...projects]);
  } else if (candidates !== undefined) {
    await site.add(await declaredPeople(site.ctx, data.lines(candidates)));
  }
  if (people !== undefined && candidates !== undefined) await addOpenProjects(site, data, candidates);
  return site;
}

/** Only candidates are open to collaborate. */
function pastOf(history: string, { people, candidates }: TaskEntry, data: DataFolder) {
  const past = readPast(data.lines(history));
  const lines = (path: string | undefined) => (path === undefined ? [] : data.lines(path).map(record));
  const pool = people === undefined ? lines(candidates) : lines(people);
  const known = [...(data.has(everyone) ? lines(everyone) : []), ...pool];
  const schools = new Map(known.map(({ id, school }) => [text(id), text(school)]));
  const open = new Set(pool.map(({ id }) => text(id)));
  const ids = new Set([...schools.keys(), ...past.lastDays.keys()]);
  return {
    projects: past.projects,
    people: [...ids].map((id) =>
      personRecord(id, {
        school: schools.get(id),
        lastActiveAt: past.lastDays.get(id),
        openToCollaborate: open.has(id),
      }),
    ),
  };
}

/** The candidates are posted during the period of the questions; the questions are asked at its start. */
async function addOpenProjects(site: Site, data: DataFolder, candidates: string): Promise<void> {
  const asked = Date.parse(data.days.from);
  site.now = Date.parse(data.days.before);
  const lines = data.lines(candidates);
  const projects = lines.map(openProject);
  const owners = new Map(lines.map((line) => [text(record(line).owner), text(record(line).school)]));
  const fresh = [...owners].filter(([id]) => !site.ids.has('person', id));
  await site.add([
    ...fresh.map(([id, school]) => personRecord(id, { school, openToCollaborate: false })),
    ...projects,
  ]);
  site.now = asked;
}
