import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventDesk } from '@teamwright/contracts/events/event-page.ts';
import type { eventPublishing } from '@teamwright/contracts/events/publishing.ts';
import type { Ctx, DataCtx, UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { announceRevocation } from '../../../core/realtime/revocations.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { audit } from '../../audit/audit.service.ts';
import { recordManyChanges } from '../../matching/matching.changes.service.ts';
import {
  createManyProjects,
  lockManyProjects,
  removeManyProjects,
} from '../../projects/projects.bulk.service.ts';
import { storeSeatsForNeeds } from '../../seats/seats.service.ts';
import { addTeams } from '../../teams/teams.service.ts';
import { type IdeaRow, listIdeas } from '../events.questions.repository.ts';
import { type EventRow, updateEvent } from '../events.repository.ts';
import { getDesk, getManaged, lockManaged } from '../events.service.ts';
import { fillPlaces, hasPlacesFor } from '../registration/events.waiting-list.service.ts';
import { countAbsent } from '../repair/events.attendance.repository.ts';
import { removeNotAttending } from '../repair/events.repair.repository.ts';
import { explainMembers } from '../team/events.team.service.ts';
import { findFormation, listTeams } from './events.forming.repository.ts';
import { listPeopleIds } from './events.instance.repository.ts';
import { publishingFault, undoDeadline, undoFault } from './events.publishing.policy.ts';
import type { TeamPerson } from './events.publishing.repository.ts';
import * as repository from './events.publishing.repository.ts';
import { teamMessage, teamProjectView } from './events.publishing.view.ts';

/** A team that becomes a project. */
export interface FilledTeam {
  readonly id: string;
  readonly name: string;
  readonly ideaId: string | null;
  /** In the order of registration. */
  readonly members: readonly TeamPerson[];
}

/** The teams of a formation that have members. Those who withdrew, or are suspended, do not count. */
export async function listFilledTeams(ctx: DataCtx, formationId: string): Promise<FilledTeam[]> {
  const people = await repository.listTeamPeople(ctx.db, formationId);
  const membersOf = Map.groupBy(
    people.filter(({ status, isActive }) => status !== 'withdrawn' && isActive),
    ({ teamId }) => teamId,
  );
  const teams = await listTeams(ctx.db, formationId);
  return teams.flatMap(({ id, name, ideaId }) => {
    const members = membersOf.get(id);
    return members === undefined ? [] : [{ id, name, ideaId, members }];
  });
}

/** @throws AppError `not_found` */
async function getFormed(ctx: Ctx, eventId: string, version: number) {
  const formation = (await findFormation(ctx.db, eventId, version))?.formation;
  if (formation === undefined) throw notFound('Formation');
  return { formation, teams: await listFilledTeams(ctx, formation.id) };
}

type Formed = Awaited<ReturnType<typeof getFormed>>;

function faultOf({ status }: EventRow, { formation, teams }: Formed): string | null {
  return publishingFault({ status, isFormed: formation.status === 'done', teams: teams.length });
}

/** What a publication of this version would create and send, and why it cannot be published, if so. */
export async function previewPublication(
  ctx: UserCtx,
  eventId: string,
  version: number,
): Promise<Answer<typeof eventPublishing.previewPublication>> {
  const event = await getManaged(ctx, eventId);
  const formed = await getFormed(ctx, event.id, version);
  const { teams } = formed;
  const people = teams.flatMap(({ members }) => members);
  const participants = people.length;
  const reasons = await explainMembers(ctx, event, formed.formation.id, people);
  return {
    version,
    participants,
    teams: teams.length,
    fault: faultOf(event, formed),
    unplaced: (await listPeopleIds(ctx.db, event.id)).length - participants,
    messages: teams.map((team) => ({
      teamId: team.id,
      name: team.name,
      message: teamMessage(event.title, team),
      members: team.members.flatMap(({ participantId, username }) => {
        const own = reasons.get(participantId);
        return own === undefined ? [] : [{ username, reasons: own }];
      }),
    })),
  };
}

/**
 * Makes each team a project with its room and members, in one transaction. No-op if this version is published already.
 * @throws AppError `conflict` after the publication of another version, and for a formation without teams
 */
export async function publish(ctx: UserCtx, eventId: string, version: number): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if ((await repository.findPublication(ctx.db, event.id))?.version === version) return;
    const formed = await getFormed(ctx, event.id, version);
    const fault = faultOf(event, formed);
    if (fault !== null) throw new AppError('conflict', fault);
    const formationId = formed.formation.id;
    await storePublication(ctx, event, { formationId, teams: formed.teams });
    await emit(ctx, 'event.published', { eventId: event.id, formationId });
    await emit(ctx, 'event.changed', { eventId: event.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_published', subject: event.id });
  });
  return await getDesk(ctx, eventId);
}

interface Published {
  readonly formationId: string;
  readonly teams: readonly FilledTeam[];
}

/** Creates the projects of the teams and stores the publication, in the caller's transaction. */
export async function storePublication(
  ctx: DataCtx,
  event: EventRow,
  { formationId, teams }: Published,
): Promise<void> {
  await removeNotAttending(ctx.db, formationId);
  await createProjectsOf(ctx, event, teams);
  await repository.markPlaced(ctx.db, formationId);
  const now = ctx.clock.now();
  await repository.insertPublication(ctx.db, { eventId: event.id, formationId, publishedAt: now });
  await updateEvent(ctx.db, event.id, { status: 'published', updatedAt: now });
}

/** Creates a full project for each team, with its members, and stores which team it belongs to. */
export async function createProjectsOf(
  ctx: DataCtx,
  event: EventRow,
  teams: readonly FilledTeam[],
): Promise<void> {
  if (teams.length === 0) return;
  const ideas = new Map((await listIdeas(ctx.db, event.id)).map((idea) => [idea.id, idea]));
  const createdAt = ctx.clock.now();
  const made = teams.map((team) => {
    const idea = team.ideaId === null ? undefined : ideas.get(team.ideaId);
    return { team, idea, projectId: newId() };
  });
  const rows = made.map(({ team, idea, projectId }) => ({
    id: projectId,
    createdAt,
    status: 'full' as const,
    ...postingOf(event, team, idea),
  }));
  const members = made.flatMap(({ team, projectId }) =>
    team.members.map(({ userId }, index) => ({
      projectId,
      userId,
      joinedAt: createdAt,
      contributions: null,
      role: index === 0 ? ('owner' as const) : ('member' as const),
    })),
  );
  await createManyProjects(ctx, rows);
  await addTeams(ctx, members);
  await storeSeatsForNeeds(ctx, made.flatMap(seatsWanted));
  await repository.updateTeamProjects(
    ctx.db,
    made.map(({ team, projectId }) => ({ projectId, teamId: team.id })),
  );
  await recordManyChanges(ctx, {
    userIds: members.map(({ userId }) => userId),
    projectIds: made.map(({ projectId }) => projectId),
  });
}

interface MadeTeam {
  readonly team: FilledTeam;
  readonly idea: IdeaRow | undefined;
  readonly projectId: string;
}

/** What the seats of a project with needed roles are proposed from. All other projects get theirs like any posting. */
function seatsWanted({ team: { members }, idea, projectId: id }: MadeTeam) {
  if (idea === undefined || idea.needs.length === 0) return [];
  const memberIds = members.map(({ userId }) => userId);
  return [
    { id, needs: idea.needs, skills: skillsOf(idea), technologies: [], teamSize: members.length, memberIds },
  ];
}

/** The needed roles are skills too, so that each has a seat and the project is found by it. */
function skillsOf({ needs, skills }: IdeaRow): string[] {
  const named = [...needs.map(({ role }) => role), ...skills];
  const spellings = Map.groupBy(named, (label) => label.toLowerCase());
  return [...spellings.values()].flatMap((labels) => labels.slice(0, 1)).slice(0, limits.tags.max);
}

/** The first member who registered owns the project. Any other choice could reveal what only organisers know. */
function postingOf(event: EventRow, team: FilledTeam, idea: IdeaRow | undefined) {
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return {
    title: `${team.name} · ${event.title}`.slice(0, limits.title.max).trim(),
    description: idea?.description || event.description,
    technologies: [],
    skills: idea === undefined ? [] : skillsOf(idea),
    teamSize: team.members.length,
    responsibilities: '',
    startDate: day(event.startsAt),
    endDate: day(event.endsAt),
    ownerId: team.members[0]?.userId ?? '',
  };
}

/** The published teams with their projects, for organisers. */
export async function getPublication(
  ctx: UserCtx,
  eventId: string,
): Promise<Answer<typeof eventPublishing.publication>> {
  const event = await getManaged(ctx, eventId);
  const publication = await repository.findPublication(ctx.db, event.id);
  if (publication === undefined) return { publication: null };
  const { version, publishedAt, formationId } = publication;
  const projects = await repository.listTeamProjects(ctx.db, formationId);
  return {
    publication: {
      version,
      publishedAt: publishedAt.toISOString(),
      undoUntil: undoDeadline(publishedAt).toISOString(),
      undoFault: await findUndoFault(ctx, event, { publication, projects }),
      teams: projects.map(teamProjectView),
    },
  };
}

type TeamProjects = Awaited<ReturnType<typeof repository.listTeamProjects>>;

interface PublishedProjects {
  readonly publication: Pick<repository.PublicationRow, 'publishedAt'> & { readonly isRepaired: boolean };
  readonly projects: TeamProjects;
}

/** Why the publication cannot be undone, or null. It can change until the event and the projects are locked. */
async function findUndoFault(
  ctx: Ctx,
  event: EventRow,
  { publication: { publishedAt, isRepaired }, projects }: PublishedProjects,
): Promise<string | null> {
  const projectIds = projects.map(({ projectId }) => projectId);
  const written = await repository.countWritten(ctx.db, projectIds);
  const hasPlaces = await hasPlacesFor(ctx, event, await countAbsent(ctx.db, event.id));
  const now = ctx.clock.now();
  return undoFault({ status: event.status, publishedAt, now, isRepaired, written, hasPlaces });
}

/**
 * Removes the projects of the publication. Absent participants get their places back.
 * @throws AppError `conflict` after ten minutes, if a member has written, or without enough free places
 */
export async function unpublish(ctx: UserCtx, eventId: string): Promise<EventDesk> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const publication = await repository.findPublication(ctx.db, event.id);
    if (publication === undefined)
      throw new AppError('conflict', 'The teams of this event are not published');
    const projects = await repository.listTeamProjects(ctx.db, publication.formationId);
    await lockManyProjects(
      ctx,
      projects.map(({ projectId }) => projectId),
    );
    const fault = await findUndoFault(ctx, event, { publication, projects });
    if (fault !== null) throw new AppError('conflict', fault);
    await removeProjectsOf(ctx, publication.formationId, projects);
    await repository.removePublication(ctx.db, event.id);
    await repository.unmarkPlaced(ctx.db, event.id);
    const noCheckIn = { checkInCode: null, lateCode: null, checkInClosedAt: null };
    await updateEvent(ctx.db, event.id, { ...noCheckIn, status: 'forming', updatedAt: ctx.clock.now() });
    await fillPlaces(ctx, { ...event, status: 'forming' });
    await emit(ctx, 'event.unpublished', { eventId: event.id, formationId: publication.formationId });
    await emit(ctx, 'event.changed', { eventId: event.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_unpublished', subject: event.id });
  });
  return await getDesk(ctx, eventId);
}

async function removeProjectsOf(ctx: Ctx, formationId: string, projects: TeamProjects): Promise<void> {
  const projectIds = projects.map(({ projectId }) => projectId);
  const people = await repository.listTeamPeople(ctx.db, formationId);
  const projectOf = new Map(projects.map(({ teamId, projectId }) => [teamId, projectId]));
  for (const { teamId, userId } of people) {
    const roomId = projectOf.get(teamId);
    if (roomId !== undefined) await announceRevocation(ctx, { roomId, userId });
  }
  await removeManyProjects(ctx, projectIds);
  await recordManyChanges(ctx, { projectIds, userIds: people.map(({ userId }) => userId) });
}
