import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { chosenSkill } from './skills.mutations.ts';

export type UndeclaredSkill = Answer<'skills.listUndeclared'>[number];

/** The skills of finished projects that the user has not answered yet. None while they are unknown. */
export function useUndeclaredSkills(userId: string): UndeclaredSkill[] {
  const { data = [] } = useQuery(endpointQuery('skills.listUndeclared', { params: { id: userId } }));
  const { data: own = [] } = useQuery(skillsQuery(userId));
  // A skill that was just answered is in the user's list before the suggestions are fetched again.
  return data.filter((skill) => chosenSkill(own, skill) === undefined);
}
