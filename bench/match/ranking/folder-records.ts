import type { PastProject, PersonRecord, ProjectCard } from '@teamwright/matching/rank/records.ts';
import type { DataFolder } from '../data-folder.ts';
import { isNumber, isText, record, recordOf, text } from '../task.ts';

const dayMs = 86_400_000;

export function readPastProjects(data: DataFolder, path: string): PastProject[] {
  return data.lines(path).map((line) => {
    const { built, team } = record(line);
    return {
      ...readCard(line),
      built: text(built),
      team: new Map(Object.entries(recordOf(team, isNumber))),
    };
  });
}

export function readPeople(data: DataFolder, path: string | undefined): PersonRecord[] {
  if (path === undefined) return [];
  return data.lines(path).map((line) => {
    const { id, school } = record(line);
    return { id: text(id), school: text(school) };
  });
}

/** A project as a query (`qid`) or as a candidate (`id`). */
export function readCard(line: unknown): ProjectCard {
  const { id, qid, date, title, about, tags, owner, school, skills } = record(line);
  return {
    id: text(id ?? qid),
    day: Math.floor(Date.parse(text(date)) / dayMs),
    title: text(title),
    text: text(about),
    tags: texts(tags),
    ...(skills === undefined ? {} : { needs: texts(skills) }),
    ownerId: text(owner),
    school: text(school),
  };
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}
