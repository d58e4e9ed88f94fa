/** The data that decides which first steps are done; undefined while unknown. */
export interface Progress {
  bio: string;
  workplace: string;
  emailVerified: boolean;
  githubLogin: string | null;
  /** Number of declared or confirmed skills. */
  skills: number;
  /** Number of projects that the user owns or is a member of. */
  projects: number;
}

export type StepName = 'profile' | 'skills' | 'project' | 'verify';

export interface Step {
  name: StepName;
  done: boolean;
}

/** Fewer skills are not enough for a useful match. */
const minSkills = 3;

/** The four first steps of a new user, the most useful first. */
export function stepsOf(progress: Progress): Step[] {
  const { bio, workplace, skills, projects, emailVerified, githubLogin } = progress;
  return [
    { name: 'profile', done: bio.trim() !== '' && workplace.trim() !== '' },
    { name: 'skills', done: skills >= minSkills },
    { name: 'project', done: projects > 0 },
    // The code host has already verified the address of users who sign in with it.
    { name: 'verify', done: emailVerified || githubLogin !== null },
  ];
}
