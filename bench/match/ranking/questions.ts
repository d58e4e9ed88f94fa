import type { DataFolder, TaskEntry } from '../data-folder.ts';
import { peopleByDeclaration } from './people-by-declaration.ts';
import { peopleForProjects } from './people-for-projects.ts';
import { projectsForPeople } from './projects-for-people.ts';
import type { RankingQuestion } from './question.ts';

/**
 * Reads a ranking task by what its entry names: `people` ask for projects; without a `history` candidates are known
 * by what they declare; else projects ask for people.
 */
export function questionOf(entry: TaskEntry, data: DataFolder): RankingQuestion {
  if (entry.people !== undefined) return projectsForPeople(entry, data);
  if (entry.history === undefined) return peopleByDeclaration(entry, data);
  return peopleForProjects(entry, data);
}
