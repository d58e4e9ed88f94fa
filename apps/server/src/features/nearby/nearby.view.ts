import { shownSchoolDomain } from '@teamwright/contracts/accounts/academic-domains.ts';
import type { NearbyGroup, NearbyPerson } from '@teamwright/contracts/nearby.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { wideNames } from '@teamwright/matching/places/known-places.ts';
import type { Group } from './nearby.groups.policy.ts';
import type { PersonRow } from './nearby.repository.ts';

interface ShownSkill {
  readonly id: string;
  readonly label: string;
}

export function nearbyPerson(
  { group: _, schoolDomain, wantedSkills, ownSkills, ...row }: PersonRow,
  skills: readonly ShownSkill[],
  viewerId: string,
): NearbyPerson {
  const you = row.id === viewerId;
  const among = (ids: readonly string[]) =>
    you ? [] : skills.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return {
    ...row,
    ...shownSchoolDomain(schoolDomain),
    skills: skills.map((skill) => skill.label),
    fits: { wanted: among(wantedSkills), shared: among(ownSkills) },
    you,
  };
}

/** A place in words, narrowest first: `Grünerløkka, Oslo, Norway`. */
export function groupLabel({ names, ...where }: Pick<Group, 'names' | 'country' | 'region'>): string {
  return [...names, ...wideNames(where)].join(', ');
}

export function nearbyGroup(
  group: Group,
  { ownLeaf, people, projects }: { ownLeaf: string; people: NearbyPerson[]; projects: Project[] },
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
