import type { Answer } from '../api/api.ts';
import { endpointQuery } from '../api/query.ts';

/** With this many skills the first matches mean something. */
export const wantedSkills = 3;

export type PersonSkill = Answer<'skills.listOfUser'>[number];

export function skillsQuery(userId: string) {
  return endpointQuery('skills.listOfUser', { params: { id: userId } });
}

/** Whether nothing but the user's own declaration shows the skill. It can be removed; others can only be hidden. */
export function isOwnWord({ status, evidence }: Pick<PersonSkill, 'status' | 'evidence'>): boolean {
  return status === 'confirmed' && evidence.every(({ source }) => source === 'declared');
}
