import { createMatcher } from '@teamwright/matching/matcher.ts';
import type { Steps } from '@teamwright/matching/steps.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import type { Clock } from '../../core/clock.ts';
import { createReadLock } from '../../core/concurrency/read-lock.ts';
import { inSlices } from '../../core/concurrency/slices.ts';
import type { Figure } from '../../core/metrics.ts';
import type { Database } from '../../db/client.ts';
import { createChangeFollower } from './matching.change-log.service.ts';
import { createProfileRefresh } from './matching.profile-refresh.service.ts';
import type { Changes, MatchEntity } from './matching.repository.ts';
import { listDeveloperIds, listProjectIds } from './matching.repository.ts';

/** The matching index of this process. */
export interface MatchIndex {
  readonly matcher: Matcher;
  /** Changes whenever the matcher may return other results. */
  readonly version: number;
  /** Applies every change that was committed before the call. */
  catchUp(): Promise<void>;
  /**
   * Runs a long read in slices, over an index that contains every change committed before the call. All slices of a
   * read see the same index.
   * @throws AppError `unavailable` if too many long reads are in progress
   */
  read<Result>(work: (matcher: Matcher) => Steps<Result>): Promise<Result>;
}

declare module '../../core/ctx.ts' {
  interface Deps {
    readonly matchIndex: MatchIndex;
  }
}

/** How many times a long read restarts because the index changed, before it makes changes wait. */
const maxRestarts = 3;

/**
 * The matching index of this process: built from the tables at the first `catchUp`, then updated from the change log.
 * Concurrent calls of `catchUp` share one pass.
 */
export function createMatchIndex(db: Database, clock: Clock): MatchIndex {
  let matcher = createMatcher();
  let version = 0;
  /** Held by long reads. A new matcher is built during a hold, because no read uses it yet. */
  const hold = createReadLock();
  const profiles = createProfileRefresh({ db, clock, mayChange });
  const catchUp = createChangeFollower(db, { build, apply });

  /** Builds a new matcher, so that deleted rows disappear and a failed build leaves no trace. */
  async function build(): Promise<void> {
    const fresh = createMatcher();
    await profiles.refreshDevelopers(fresh, await listDeveloperIds(db));
    await profiles.refreshProjects(fresh, await listProjectIds(db));
    matcher = fresh;
    version += 1;
  }

  async function apply(changes: Changes): Promise<void> {
    if (changes.length === 0) return;
    await profiles.refreshDevelopers(matcher, idsOf(changes, 'developer'));
    await profiles.refreshProjects(matcher, idsOf(changes, 'project'));
    version += 1;
  }

  /** Waits while a long read holds this matcher. The change must follow without another `await`. */
  async function mayChange(into: Matcher): Promise<void> {
    if (into === matcher) await hold.released();
  }

  return {
    get matcher() {
      return matcher;
    },
    get version() {
      return version;
    },
    /**
     * Restarts the read if the index changes between two slices. On a busy site changes are frequent, so after some
     * restarts they wait until the read has ended.
     */
    async read(work) {
      for (let restarts = 0; restarts < maxRestarts; restarts += 1) {
        await catchUp();
        const end = await inSlices(whileSame(matcher, work(matcher)));
        if (end !== changed) return end;
      }
      await catchUp();
      return await hold.during(() => inSlices(work(matcher)));
    },
    catchUp,
  };
}

function idsOf(changes: Changes, entity: MatchEntity): string[] {
  return [...new Set(changes.filter((change) => change.entity === entity).map((change) => change.entityId))];
}

const changed = Symbol('the index changed between two slices');

/** The steps of a read; it ends early if the matcher has changed since the first step. */
function* whileSame<Result>(matcher: Matcher, steps: Steps<Result>): Steps<Result | typeof changed> {
  const { version } = matcher;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield;
    if (matcher.version !== version) return changed;
  }
}

/** The size of the index, for monitoring. */
export function indexFigures(index: MatchIndex): Figure[] {
  const stats = () => index.matcher.stats();
  return [
    {
      name: 'teamwright_index_developers',
      help: 'Developers in the matching index',
      read: () => stats().developers,
    },
    {
      name: 'teamwright_index_projects',
      help: 'Projects in the matching index',
      read: () => stats().projects,
    },
    { name: 'teamwright_index_bytes', help: 'Memory of the matching index', read: () => stats().bytes },
  ];
}
