import { mentions } from './mentions.ts';
import { peopleForProjects } from './people-for-projects.ts';
import { projectsForPeople } from './projects-for-people.ts';
import { repositories } from './repositories.ts';
import type { Task } from './task.ts';
import { teams } from './teams.ts';

/** All supported kinds of tasks; the first that matches an entry handles it. */
export const tasks: readonly Task[] = [repositories, mentions, peopleForProjects, projectsForPeople, teams];
