import type { PublishedTeam } from '@teamwright/contracts/events/publishing.ts';
import type { listTeamProjects, TeamPerson } from './events.publishing.repository.ts';

interface NamedTeam {
  readonly name: string;
  readonly members: readonly Pick<TeamPerson, 'username'>[];
}

/** What every member of a team reads, with the same words. */
export function teamMessage(eventTitle: string, { name, members }: NamedTeam): string {
  const names = members.map(({ username }) => username);
  const last = names.pop() ?? '';
  const all = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  return `Your team in “${eventTitle}” is ${name}: ${all}`;
}

/** The names that the message of a team contains, by user id. */
export function namesOf(members: readonly Pick<TeamPerson, 'userId' | 'username'>[]): Record<string, string> {
  return Object.fromEntries(members.map(({ userId, username }) => [userId, username]));
}

type TeamProject = Awaited<ReturnType<typeof listTeamProjects>>[number];

/** A published team with its project. */
export function teamProjectView({ teamId, name, projectId, slug, title }: TeamProject) {
  return { id: teamId, name, project: { id: projectId, slug, title } };
}

/** A team as its members see it: roles without levels, and answers to questions that are shown to teams. */
export function publishedTeamView(
  project: TeamProject,
  people: readonly TeamPerson[],
  shownQuestions: ReadonlySet<string>,
): PublishedTeam {
  return {
    ...teamProjectView(project),
    members: people.map(({ userId, username, profilePicture, roles, answers }) => ({
      userId,
      username,
      profilePicture,
      roles: roles.map(({ role }) => role),
      answers: answers
        .filter(({ questionId }) => shownQuestions.has(questionId))
        .map((answer) => ({ ...answer })),
    })),
  };
}
