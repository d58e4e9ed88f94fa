import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { peopleByDeclaration } from './people-by-declaration.ts';
import { peopleForProjects } from './people-for-projects.ts';
import { projectsForPeople } from './projects-for-people.ts';
import type { RankingQuestion } from './question.ts';

/**
 * Reads a ranking task by its entry: with `people` it ranks projects for people, without `history` it ranks
 * people by what they declare, otherwise it ranks people for projects.
 */
export function questionOf(entry: TaskEntry, data: DataFolder): RankingQuestion {
  if (entry.people !== undefined) return projectsForPeople(entry, data);
  if (entry.history === undefined) return peopleByDeclaration(entry, data);
  return peopleForProjects(entry, data);
}
