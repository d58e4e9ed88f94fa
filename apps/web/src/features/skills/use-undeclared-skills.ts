import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { chosenSkill } from './skills.mutations.ts';

export type UndeclaredSkill = Answer<'skills.listUndeclared'>[number];

interface UndeclaredSkills {
  /** None while they are unknown. */
  skills: UndeclaredSkill[];
  /** Whether the first request is running. */
  isFirstRequest: boolean;
}

/** The skills of finished projects that the user has not answered yet. */
export function useUndeclaredSkills(userId: string): UndeclaredSkills {
  const suggested = useQuery(endpointQuery('skills.listUndeclared', { params: { id: userId } }));
  const { data: own = [] } = useQuery(skillsQuery(userId));
  // A skill that was just answered is in the user's list before the suggestions are fetched again.
  const skills = (suggested.data ?? []).filter((skill) => chosenSkill(own, skill) === undefined);
  return { skills, isFirstRequest: !suggested.isFetched && suggested.failureCount === 0 };
}
