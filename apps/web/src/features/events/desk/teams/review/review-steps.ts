import type { Preview, Step } from '@teamwright/matching/events/review.ts';
import { reviewCopy as copy } from '../../../../../copy/events/review.ts';
import { fill } from '../../../../../texts.ts';
import { scoreText } from '../../../../../ui/events/formation-text.ts';
import type { Formation } from '../teams.queries.ts';

/** The target of a move that creates a team. */
export const newTeamId = 'new';

export function teamOf({ teamList }: Formation, participantId: string): Team | undefined {
  return teamList.find(({ members }) => members.some((member) => member.participantId === participantId));
}

export function teamName({ teamList }: Formation, teamId: string | null): string {
  if (teamId === newTeamId) return copy.newTeam;
  return teamList.find(({ id }) => id === teamId)?.name ?? copy.noTeam;
}

/** The formation after moves, until the server confirms them. Undefined if a move creates a team: its id is unknown. */
export function withSteps(
  formation: Formation,
  steps: readonly Step[],
  preview: Preview | undefined,
): Formation | undefined {
  if (steps.some(({ to }) => to === newTeamId)) return undefined;
  const targets = new Map(steps.map(({ person, to }) => [person, to]));
  const teamList = formation.teamList.map((team) => {
    // Unchanged teams are the same objects, so that they are not rendered again.
    if (!steps.some(({ from, to }) => from === team.id || to === team.id)) return team;
    const stay = team.members.filter(({ participantId }) => !targets.has(participantId));
    const come = steps.filter(({ to }) => to === team.id);
    const members = [...stay, ...come.map(({ person }) => ({ participantId: person, locked: false }))];
    return { ...team, ...preview?.teams.get(team.id), members };
  });
  const left = formation.unplaced.filter((id) => !targets.has(id));
  const unplaced = [...left, ...steps.flatMap(({ person, to }) => (to === null ? [person] : []))];
  return { ...formation, teamList, unplaced, score: preview?.score ?? formation.score };
}

/** '93.2 → 88.4', or one score if it stays the same. */
export function changeText(before: number | null, after: number): string {
  const [from, to] = [scoreText(before), scoreText(after)];
  return from === to ? to : fill(copy.change, { before: from, after: to });
}

type Team = Formation['teamList'][number];

/** The teams that a move changes, in the order of the list, as they are now and after it. */
export function changedTeams(
  { teamList }: Formation,
  teams: Preview['teams'] | undefined,
): { team: Team; after: NonNullable<ReturnType<Preview['teams']['get']>> }[] {
  return teamList.flatMap((team) => {
    const after = teams?.get(team.id);
    return after === undefined ? [] : [{ team, after }];
  });
}

/** How a move changes the scores of its teams and of all teams, with a sentence for each. */
export function scoresText(formation: Formation, preview: Preview): string {
  const teams = changedTeams(formation, preview.teams).flatMap(({ team: { name, score }, after }) => {
    const change = { team: name, before: scoreText(score), after: scoreText(after.score) };
    const broken = after.broken === null ? [] : [fill(copy.drag.teamBroken, { team: name })];
    return [fill(copy.drag.teamScore, change), ...broken];
  });
  const all = { before: scoreText(formation.score), after: scoreText(preview.score) };
  return [...teams, fill(copy.drag.allScore, all)].join(' ');
}
