/** What the first steps are judged by; undefined while it is not known yet. */
export interface Progress {
  bio: string;
  workplace: string;
  emailVerified: boolean;
  githubLogin: string | null;
  /** Skills that are declared or confirmed. */
  skills: number;
  /** Projects that the person owns or belongs to. */
  projects: number;
}

export type StepName = 'profile' | 'skills' | 'project' | 'verify';

export interface Step {
  name: StepName;
  done: boolean;
}

/** Fewer skills say too little for a match. */
const enoughSkills = 3;

/** The four steps of somebody new, in the order in which they help. */
export function stepsOf(progress: Progress): Step[] {
  const { bio, workplace, skills, projects, emailVerified, githubLogin } = progress;
  return [
    { name: 'profile', done: bio.trim() !== '' && workplace.trim() !== '' },
    { name: 'skills', done: skills >= enoughSkills },
    { name: 'project', done: projects > 0 },
    // The code host has verified the address of whoever came from there.
    { name: 'verify', done: emailVerified || githubLogin !== null },
  ];
}
