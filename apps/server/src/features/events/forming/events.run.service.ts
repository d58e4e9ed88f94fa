import type { Formation } from '@teamwright/matching/events/form-teams.ts';
import type { EventInstance, FormedTeam } from '@teamwright/matching/events/instance.ts';
import { createThrottle } from '../../../core/concurrency/throttle.ts';
import type { Ctx, DataCtx } from '../../../core/ctx.ts';
import { AppError } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { clashReasonOf } from '../clash/events.clash.view.ts';
import { listIdeas } from '../events.questions.repository.ts';
import { type EventRow, findEvent, listOrganisers } from '../events.repository.ts';
import { lockEvent } from '../events.service.ts';
import { silentSince } from './events.forming.policy.ts';
import type { FormationRow } from './events.forming.repository.ts';
import * as repository from './events.forming.repository.ts';
import { measureInWorker } from './events.forming.service.ts';
import { loadInstance } from './events.instance.service.ts';

/** How often a running formation stores its progress and checks whether an organiser has stopped it. */
const reportIntervalMs = 500;

/** Forms the teams of a formation in a worker thread, and stores them. One that was interrupted starts again. */
export async function runFormation(ctx: Ctx, formationId: string): Promise<void> {
  const formation = await repository.findFormationById(ctx.db, formationId);
  const event = formation && (await findEvent(ctx.db, formation.eventId));
  if (formation === undefined || event === undefined) return;
  if (!(await claim(ctx, formation))) return;
  try {
    const result = await formTeams(ctx, event, formation);
    const scoreBefore = await scoreOfPublished(ctx, event, formation);
    await withTransaction(ctx, async (ctx) => {
      await storeTeams(ctx, event, formation, result);
      await repository.updateFormation(ctx.db, formation.id, { scoreBefore });
      await emit(ctx, 'event.changed', { eventId: event.id });
    });
  } catch (error) {
    // The worker is busy or the server stops: the job tries again.
    const isTemporary = error instanceof AppError && error.code === 'unavailable';
    const changes = isTemporary
      ? ({ status: 'queued' } as const)
      : ({ status: 'failed', fault: 'The teams could not be formed', finishedAt: ctx.clock.now() } as const);
    await repository.updateFormation(ctx.db, formationId, changes);
    if (isTemporary) throw error;
    ctx.log.error({ err: error, formation: formationId }, 'a formation failed');
  }
}

/** Locks the event, so that one of its formations runs at a time, also if this one was interrupted. */
async function claim(ctx: Ctx, { id, eventId }: FormationRow): Promise<boolean> {
  return await withTransaction(ctx, async (ctx) => {
    await lockEvent(ctx, eventId);
    const now = ctx.clock.now();
    const since = silentSince(now);
    const active = await repository.findActive(ctx.db, eventId, since);
    if (active !== undefined && active.id !== id) return false;
    return await repository.claimFormation(ctx.db, id, now, since);
  });
}

/** Reports progress to the organisers, and ends with the teams so far if an organiser stops it. */
async function formTeams(ctx: Ctx, event: EventRow, formation: FormationRow): Promise<Formation> {
  const { id, version, seed, seconds, movedShare } = formation;
  const instance = await loadInstance(ctx, event, formation);
  const organisers = await listOrganisers(ctx.db, event.id);
  const stop = new AbortController();
  let progress: { score: number; bound: number | null } | undefined;
  const throttle = createThrottle(reportIntervalMs / 2, () => {
    if (progress === undefined) return;
    for (const { userId } of organisers)
      ctx.deps.realtime.toUser(userId, 'formation_progress', { eventId: event.id, version, ...progress });
  });
  const report = async () => {
    const isStopWanted = await repository.updateProgress(ctx.db, id, {
      ...progress,
      reportedAt: ctx.clock.now(),
    });
    if (isStopWanted) stop.abort();
  };
  const reports = setInterval(() => {
    report().catch((err: unknown) =>
      ctx.log.warn({ err }, 'the progress of a formation could not be stored'),
    );
  }, reportIntervalMs);
  try {
    return await ctx.deps.formations.form({
      instance,
      seed,
      timeMs: seconds * 1000,
      stop: stop.signal,
      ...(movedShare === null ? {} : { movedShare }),
      onProgress: (found) => {
        progress = { score: found.score, bound: found.bound };
        throttle.call(id);
      },
    });
  } finally {
    clearInterval(reports);
    throttle.stop();
  }
}

/** Stores the result of a formation, in the caller's transaction. */
export async function storeTeams(
  ctx: DataCtx,
  event: EventRow,
  formation: FormationRow,
  result: Formation,
): Promise<void> {
  const { score, bound, fault, clash } = result;
  const clashReason = clashReasonOf(result);
  const formationId = formation.id;
  const ideas = new Map((await listIdeas(ctx.db, event.id)).map((idea) => [idea.id, idea.title]));
  const formed = clashReason === null ? result.teams : [];
  const published =
    formation.repairsId === null ? [] : await repository.listTeams(ctx.db, formation.repairsId);
  const publishedTeams = new Map(published.map((team) => [team.id, team]));
  const titles = formed.map(({ project }) => (project === null ? undefined : ideas.get(project)));
  const names = teamNames(titles, published.length);
  const teams = formed.map(({ project, from }, index) => {
    const origin = publishedTeams.get(from ?? '');
    return {
      id: newId(),
      formationId,
      fromId: origin?.id ?? null,
      position: origin?.position ?? published.length + index + 1,
      ideaId: project ?? origin?.ideaId ?? null,
      name: origin?.name ?? names[index] ?? '',
    };
  });
  const members = formed.flatMap((team, index) =>
    team.members.map((participantId) => ({
      formationId,
      participantId,
      teamId: teams[index]?.id ?? '',
      locked: false,
    })),
  );
  const locked = new Set(await lockedIn(ctx, formation));
  await repository.insertTeams(
    ctx.db,
    teams,
    members.map((member) => ({ ...member, locked: locked.has(member.participantId) })),
  );
  const times = { finishedAt: ctx.clock.now(), reportedAt: ctx.clock.now() };
  await repository.updateFormation(ctx.db, formationId, {
    status: 'done',
    score: clashReason === null ? score : null,
    bound,
    fault,
    ...times,
    clash: clash === null ? null : [...clash],
    clashReason,
  });
}

/** The title of a team's idea, with a number if several teams share it; without an idea, the number of the team. */
function teamNames(titles: readonly (string | undefined)[], known: number): string[] {
  const counts = new Map<string | undefined, number>();
  return titles.map((title, index) => {
    const number = (counts.get(title) ?? 0) + 1;
    counts.set(title, number);
    if (title === undefined) return `Team ${known + index + 1}`;
    const isShared = titles.filter((other) => other === title).length > 1;
    return isShared ? `${title} ${number}` : title;
  });
}

/**
 * Repair: the score of the teams that it replaces, as they are now, by the rules of the repair. Participants who have
 * left do not count. Null for other formations.
 */
export async function scoreOfPublished(
  ctx: Ctx,
  event: EventRow,
  formation: FormationRow,
): Promise<number | null> {
  if (formation.repairsId === null) return null;
  const instance = await loadInstance(ctx, event, formation);
  return (await measureInWorker(ctx, { instance, teams: presentTeams(instance) })).score;
}

/** The published teams, without participants who have withdrawn or are absent. */
export function presentTeams({ people, published = [] }: EventInstance): FormedTeam[] {
  const known = new Set(people.map(({ id }) => id));
  return published.map(({ id, members, project = null }) => ({
    project,
    from: id,
    members: members.filter((one) => known.has(one)),
  }));
}

async function lockedIn(ctx: DataCtx, { basedOnId }: FormationRow): Promise<string[]> {
  if (basedOnId === null) return [];
  const members = await repository.listMembers(ctx.db, basedOnId);
  return members.filter(({ locked }) => locked).map(({ participantId }) => participantId);
}
