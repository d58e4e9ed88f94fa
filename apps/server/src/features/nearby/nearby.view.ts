import { shownSchoolDomain } from '@teamwright/contracts/accounts/academic-domains.ts';
import type { NearbyGroup, NearbyPerson, NearbyProject } from '@teamwright/contracts/nearby.ts';
import { wideNames } from '@teamwright/matching/places/known-places.ts';
import type { Group } from './nearby.groups.policy.ts';
import type { PersonRow, ProjectRow } from './nearby.repository.ts';

interface ShownSkill {
  readonly label: string;
}

export function nearbyPerson(
  { group: _, schoolDomain, ...row }: PersonRow,
  skills: readonly ShownSkill[],
  viewerId: string,
): NearbyPerson {
  return {
    ...row,
    ...shownSchoolDomain(schoolDomain),
    skills: skills.map((skill) => skill.label),
    you: row.id === viewerId,
  };
}

type BriefMatch = NonNullable<NearbyProject['match']>;

export function nearbyProject(
  { group: _, members, isTheirs, ...row }: ProjectRow,
  matchOf: (projectId: string) => BriefMatch | undefined,
): NearbyProject {
  const match = isTheirs ? undefined : matchOf(row.id);
  return {
    ...row,
    seatsOpen: Math.max(0, row.teamSize - members),
    ...(match && { match: { score: match.score, tier: match.tier, reason: match.reason } }),
  };
}

/** A place in words, narrowest first: `Grünerløkka, Oslo, Norway`. */
export function groupLabel({ names, ...where }: Pick<Group, 'names' | 'country' | 'region'>): string {
  return [...names, ...wideNames(where)].join(', ');
}

export function nearbyGroup(
  group: Group,
  { ownLeaf, people, projects }: { ownLeaf: string; people: NearbyPerson[]; projects: NearbyProject[] },
): NearbyGroup {
  return {
    key: group.key,
    level: group.level,
    label: groupLabel(group),
    mine: isOwn(group, ownLeaf),
    totalPeople: group.people,
    people,
    totalProjects: group.projects,
    projects,
  };
}

export function isOwn(group: Group, ownLeaf: string): boolean {
  return ownLeaf !== '' && group.leaves.includes(ownLeaf);
}
