import { shownSchoolDomain } from '@teamwright/contracts/accounts/academic-domains.ts';
import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { FoundPerson, PersonPage } from '@teamwright/contracts/people.ts';
import type { listPeople, listProjectsOf, PersonRow } from './people.repository.ts';

type FoundRow = Awaited<ReturnType<typeof listPeople>>[number];
type ProjectRow = Awaited<ReturnType<typeof listProjectsOf>>[number];

interface ShownSkill {
  readonly id: string;
  readonly label: string;
}

export function foundPerson(
  row: FoundRow,
  skills: readonly ShownSkill[],
  fit: OwnFit | undefined,
): FoundPerson {
  return {
    _id: row.id,
    id: row.id,
    username: row.username,
    profilePicture: row.profilePicture,
    bio: row.bio ?? '',
    workplace: row.workplace ?? '',
    area: row.area ?? '',
    school: row.school ?? '',
    hoursPerWeek: row.hoursPerWeek,
    skills: skills.map((skill) => skill.label),
    ...(fit && { fit }),
  };
}

export function personPage(
  row: PersonRow,
  skills: readonly ShownSkill[],
  { projects, fits }: { projects: readonly ProjectRow[]; fits: OwnFit[] },
): PersonPage {
  return {
    _id: row.id,
    id: row.id,
    username: row.username,
    profilePicture: row.profilePicture,
    isAdmin: row.isAdmin,
    bio: row.bio ?? '',
    workplace: row.workplace ?? '',
    area: row.area ?? '',
    school: row.school ?? '',
    ...shownSchoolDomain(row.schoolDomain),
    timeZone: row.timeZone,
    hoursPerWeek: row.hoursPerWeek,
    interests: row.interests ?? [],
    roles: row.roles ?? [],
    goals: row.goals ?? [],
    openToCollaborate: row.openToCollaborate ?? true,
    githubLogin: row.githubLogin,
    createdAt: row.createdAt.toISOString(),
    skills: skills.map(({ id, label }) => ({ id, label })),
    projects: projects.map((project) => ({ ...project, date: project.date?.toISOString() ?? null })),
    fits,
  };
}
