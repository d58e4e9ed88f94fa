import { dayMs } from '@teamwright/matching/profile/decay.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { ProjectProfile } from '@teamwright/matching/types/profiles.ts';
import type { DataFolder } from '../../match/data-folder.ts';
import { isNumber, isText, record, recordOf, text } from '../../match/task.ts';

/** A project of the history, or one that a question names. */
export interface PastWork {
  readonly id: string;
  /** Days since 1970. */
  readonly day: number;
  readonly ownerId: string;
  /** Contributions by developer. */
  readonly team: ReadonlyMap<string, number>;
  readonly skillIds: readonly string[];
  readonly profile: ProjectProfile;
}

const known = new Map<string, string>();

function skillOf(label: string): string {
  const id = known.get(label) ?? resolveSkill(label).id;
  known.set(label, id);
  return id;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** In the order of their days. */
export function readWorks(data: DataFolder, path: string): PastWork[] {
  return data
    .lines(path)
    .map(readWork)
    .sort((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1));
}

function readWork(line: unknown): PastWork {
  const { id, qid, date, title, about, built, tags, skills, owner, school, team } = record(line);
  const day = Math.floor(Date.parse(text(date)) / dayMs);
  const members = new Map(Object.entries(recordOf(team, isNumber)));
  const needed = texts(skills).length > 0 ? texts(skills) : texts(tags);
  const skillIds = [...new Set(needed.map(skillOf))];
  const profile: ProjectProfile = {
    id: text(id ?? qid),
    title: text(title),
    required: skillIds.map((skillId) => ({ skillId, label: skillId, kind: 'technology' })),
    text: `${text(about)}\n${text(built)}`,
    ownerId: text(owner),
    memberIds: [...members.keys()].filter((member) => member !== owner),
    area: '',
    school: text(school),
    timeZone: null,
    hoursPerWeek: null,
    open: true,
    createdAt: day * dayMs,
  };
  return { id: profile.id, day, ownerId: profile.ownerId, team: members, skillIds, profile };
}

/** Developer → school, where one is known. */
export function readSchools(data: DataFolder, path: string): Map<string, string> {
  return new Map(
    data.lines(path).map((line) => {
      const { id, school } = record(line);
      return [text(id), text(school)];
    }),
  );
}
