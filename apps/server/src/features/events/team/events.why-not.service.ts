import type { WhyNot } from '@teamwright/contracts/events/explaining.ts';
import type { WhyApart } from '@teamwright/matching/events/explain/why-apart.ts';
import type { Deps, UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { withSnapshot } from '../../../core/transaction.ts';
import type { ExplainInput } from '../../../platform/formation/explain-task.ts';
import type { WorkerTask } from '../../../platform/work-pool.ts';
import { findFormationById, listTeams } from '../forming/events.forming.repository.ts';
import { loadExplained } from '../forming/events.instance.service.ts';
import { formedTeam, getRoster } from './events.team.service.ts';

const explaining: WorkerTask<ExplainInput, WhyApart> = {
  module: new URL('../../../platform/formation/explain-task.ts', import.meta.url).href,
};

/** The response takes at most this long. */
const maxWaitMs = 5_000;

interface CachedAnswer {
  readonly at: number;
  readonly answer: WhyNot;
}

/** Answers expire because skills and hours of profiles change. */
const maxAgeMs = 10 * 60_000;
const maxCached = 2_000;
const caches = new WeakMap<Deps, Map<string, CachedAnswer>>();

/**
 * Why a participant is not in the actor's team. The computation reads only what the actor may see: private data of
 * other participants cannot change the answer.
 * @throws AppError `not_found` unless both are in published teams; `invalid` for the actor's own name
 */
export async function explainWhyNot(ctx: UserCtx, eventId: string, username: string): Promise<WhyNot> {
  const cache = caches.get(ctx.deps) ?? new Map<string, CachedAnswer>();
  caches.set(ctx.deps, cache);
  const now = ctx.clock.now().getTime();
  const question = await withSnapshot(ctx, async (ctx) => {
    const roster = await getRoster(ctx, eventId);
    const { own, people, publication } = roster;
    if (username === own.username) throw invalidField('username', 'Choose another participant');
    const other = people.find((person) => person.username === username);
    if (other === undefined) throw notFound('Participant');
    if (other.teamId === own.teamId) return { answer: { kind: 'same_team' } as const };
    const { formationId, publishedAt } = publication;
    const key = [formationId, publishedAt.getTime(), own.participantId, other.participantId].join();
    const cached = cache.get(key);
    if (cached !== undefined && now - cached.at < maxAgeMs) return { answer: cached.answer };
    return { key, input: await loadInput(ctx, roster, other.participantId) };
  });
  if (question.answer !== undefined) return question.answer;
  const answer = await compute(ctx, question.input);
  if (answer.kind !== 'not_computed') cacheAnswer(cache, question.key, { at: now, answer });
  return answer;
}

async function loadInput(
  ctx: UserCtx,
  { event, publication, people, own }: Awaited<ReturnType<typeof getRoster>>,
  otherId: string,
): Promise<ExplainInput> {
  const { formationId } = publication;
  const rules = (await findFormationById(ctx.db, formationId))?.rules ?? [];
  const instance = await loadExplained(ctx, event, rules, { assumesHours: true });
  const teams = new Map((await listTeams(ctx.db, formationId)).map((team) => [team.id, team]));
  const formed = [...Map.groupBy(people, ({ teamId }) => teamId)].map(([teamId, members]) =>
    formedTeam(teams.get(teamId), members),
  );
  return { instance, teams: formed, askerId: own.participantId, otherId };
}

async function compute(ctx: UserCtx, input: ExplainInput): Promise<WhyNot> {
  const deadline = AbortSignal.timeout(maxWaitMs);
  try {
    const why = await ctx.deps.workPool.run(explaining, input, deadline);
    return why.kind === 'rules' ? { kind: 'rules', rules: [...why.rules] } : why;
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'unavailable';
    if (isBusy || deadline.aborted) return { kind: 'not_computed' };
    throw error;
  }
}

/** Removes the oldest answer if there are too many. */
function cacheAnswer(cache: Map<string, CachedAnswer>, key: string, answer: CachedAnswer): void {
  cache.delete(key);
  cache.set(key, answer);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}
