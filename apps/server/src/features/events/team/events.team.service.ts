import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { eventExplaining, TeamReasons } from '@teamwright/contracts/events/explaining.ts';
import type { eventPublishing } from '@teamwright/contracts/events/publishing.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import { explainTeam } from '@teamwright/matching/events/explain/team-reasons.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { notFound } from '../../../core/errors.ts';
import { listQuestions } from '../events.questions.repository.ts';
import type { EventRow } from '../events.repository.ts';
import { getOpened } from '../events.service.ts';
import { findFormationById, listTeams, type TeamRow } from '../forming/events.forming.repository.ts';
import { loadExplained } from '../forming/events.instance.service.ts';
import {
  findPublication,
  listTeamOf,
  listTeamPeople,
  listTeamProjects,
  type TeamPerson,
} from '../forming/events.publishing.repository.ts';
import { publishedTeamView } from '../forming/events.publishing.view.ts';
import { findParticipantOf } from '../registration/events.registration.repository.ts';
import { isInTeam } from './events.team.policy.ts';
import { teamReasonsView } from './events.team.view.ts';

/** A user's published team with its members, without those who withdrew; undefined without a team. */
export async function findTeamOf(ctx: Ctx, eventId: string, userId: string) {
  const publication = await findPublication(ctx.db, eventId);
  if (publication === undefined) return undefined;
  const people = await listTeamOf(ctx.db, publication.formationId, userId);
  const members = people.filter(({ status }) => status !== 'withdrawn');
  const own = members.find((person) => person.userId === userId);
  return own && { own, members, formationId: publication.formationId };
}

/** The actor's team after the publication. No response contains a level, a private answer or a wish. */
export async function getOwnTeam(
  ctx: UserCtx,
  eventId: string,
): Promise<Answer<typeof eventPublishing.ownTeam>> {
  const event = await getOpened(ctx, eventId);
  const participant = await findParticipantOf(ctx.db, event.id, ctx.actor.userId);
  const publication = await findPublication(ctx.db, event.id);
  if (participant === undefined || publication === undefined)
    return { team: null, publishedAt: null, reasons: null };
  const { formationId } = publication;
  const found = await findTeamOf(ctx, event.id, ctx.actor.userId);
  const projects = found === undefined ? [] : await listTeamProjects(ctx.db, formationId);
  const project = projects.find(({ teamId }) => teamId === found?.own.teamId);
  const publishedAt = publication.publishedAt.toISOString();
  if (found === undefined || project === undefined) return { team: null, publishedAt, reasons: null };
  const { own, members } = found;
  const shown = (await listQuestions(ctx.db, event.id)).filter(
    ({ visibility }) => visibility === 'shown_to_teams',
  );
  const reasons = await explainMembers(ctx, event, formationId, members);
  return {
    team: publishedTeamView(project, members, new Set(shown.map(({ id }) => id))),
    publishedAt,
    reasons: reasons.get(own.participantId) ?? null,
  };
}

/** For each of these members, by participant: why they are in their team of a formation. */
export async function explainMembers(
  ctx: UserCtx,
  event: EventRow,
  formationId: string,
  members: readonly TeamPerson[],
): Promise<Map<string, TeamReasons>> {
  const rules: readonly EventRule[] = (await findFormationById(ctx.db, formationId))?.rules ?? [];
  const participantIds = members.map(({ participantId }) => participantId);
  const instance = await loadExplained(ctx, event, rules, { participantIds, assumesHours: false });
  const known = new Map(instance.people.map((person) => [person.id, person]));
  const attending = members.filter(({ participantId }) => known.has(participantId));
  const teams = new Map((await listTeams(ctx.db, formationId)).map((team) => [team.id, team]));
  const usernames = new Map(members.map(({ participantId, username }) => [participantId, username]));
  const found = new Map<string, TeamReasons>();
  for (const [teamId, people] of Map.groupBy(attending, (member) => member.teamId)) {
    const team = formedTeam(teams.get(teamId), people);
    // The engine reads the members only. With all participants, a large event would take quadratic time.
    const ofTeam = {
      ...instance,
      people: people.flatMap(({ participantId }) => known.get(participantId) ?? []),
    };
    for (const { participantId } of people)
      found.set(participantId, teamReasonsView(explainTeam(ofTeam, team, participantId), usernames));
  }
  return found;
}

/** A team in the format of the engine. */
export function formedTeam(team: TeamRow | undefined, members: readonly TeamPerson[]) {
  return {
    members: members.map(({ participantId }) => participantId),
    project: team?.ideaId ?? null,
    from: null,
  };
}

/**
 * The published teams as a participant in one of them sees them.
 * @throws AppError `not_found` for all others
 */
export async function getRoster(ctx: UserCtx, eventId: string) {
  const event = await getOpened(ctx, eventId);
  const publication = await findPublication(ctx.db, event.id);
  if (publication === undefined) throw notFound('Event');
  const people = (await listTeamPeople(ctx.db, publication.formationId)).filter(({ status }) =>
    isInTeam(status),
  );
  const own = people.find(({ userId }) => userId === ctx.actor.userId);
  if (own === undefined) throw notFound('Event');
  return { event, publication, people, own };
}

/** A page of the participants in other teams, by username. */
export async function listOtherTeams(
  ctx: UserCtx,
  eventId: string,
  { search = '', startIndex, limit }: ParsedInput<typeof eventExplaining.otherTeams>['query'],
): Promise<Answer<typeof eventExplaining.otherTeams>> {
  const { publication, people, own } = await getRoster(ctx, eventId);
  const names = new Map((await listTeams(ctx.db, publication.formationId)).map(({ id, name }) => [id, name]));
  const wanted = search.toLowerCase();
  const others = people
    .filter(({ teamId, username }) => teamId !== own.teamId && username.toLowerCase().includes(wanted))
    .sort((a, b) => a.username.localeCompare(b.username, 'en'));
  return {
    participants: others.slice(startIndex, startIndex + limit).map(({ userId, username, teamId, roles }) => ({
      userId,
      username,
      team: names.get(teamId) ?? '',
      roles: roles.map(({ role }) => role),
    })),
  };
}
