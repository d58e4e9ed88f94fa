import { wantedSkills } from '../../lib/skills/person-skills.ts';

/** The data that decides which first steps are done; undefined while unknown. */
export interface Progress {
  bio: string;
  workplace: string;
  hoursPerWeek: number | null;
  availability: string | null;
  /** Number of declared or confirmed skills. */
  skills: number;
  /** Number of projects, without archived ones, that the user owns or is a member of. */
  projects: number;
}

export type StepName = 'skills' | 'hours' | 'project' | 'profile';

export interface Step {
  name: StepName;
  done: boolean;
}

/** The four first steps of a new user, the most useful first. A banner asks to confirm the email address. */
export function stepsOf(progress: Progress): Step[] {
  const { bio, workplace, hoursPerWeek, availability, skills, projects } = progress;
  return [
    { name: 'skills', done: skills >= wantedSkills },
    { name: 'hours', done: hoursPerWeek !== null || availability !== null },
    { name: 'project', done: projects > 0 },
    { name: 'profile', done: bio.trim() !== '' && workplace.trim() !== '' },
  ];
}
