import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import type { Db } from '../../apps/server/src/db/client.ts';
import { createRemoteUsers, type RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import { untilEventJobsAreDone } from './event-jobs.ts';
import { createServerUnderTest, type ServerUnderTest } from './server-under-test.ts';

export interface ChaosOptions {
  /** How often the server is killed during the change; every fifth time together with its database. */
  readonly kills: number;
  readonly teams: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface ChaosResult {
  /** Kills after which the change was made, and those after which nothing of it was. */
  readonly done: number;
  readonly rolledBack: number;
  readonly violations: readonly string[];
}

/** A change of an event that the server makes completely or not at all. */
export interface AtomicChange {
  /** 'publication' */
  readonly name: string;
  readonly make: () => Promise<unknown>;
  /** Prepares the next change after one was made. */
  readonly prepare: () => Promise<unknown>;
  /** Whether the change is made, and what is wrong in the database. */
  readonly read: () => Promise<{ readonly isDone: boolean; readonly faults: readonly string[] }>;
  /** Participants who were not notified exactly once. */
  readonly countWronglyNotified: () => Promise<number>;
}

type Setting = (organiser: RemoteUser, db: Db) => Promise<AtomicChange>;

/** Kills a server while it makes a change, and checks after each kill that it is made completely or not at all. */
export async function killDuring(setting: Setting, options: ChaosOptions): Promise<ChaosResult> {
  const server = await createServerUnderTest();
  const database = await server.openDatabase();
  try {
    const [organiser] = await createRemoteUsers(server.url, 1);
    if (organiser === undefined) throw new Error('an organiser is required');
    return await killRepeatedly(server, database.db, await setting(organiser, database.db), options);
  } finally {
    await database.close();
    await server.remove();
  }
}

async function killRepeatedly(
  server: ServerUnderTest,
  db: Db,
  change: AtomicChange,
  { kills, teams, seed, say }: ChaosOptions,
): Promise<ChaosResult> {
  const random = createRandom(seed);
  const { name } = change;
  const begun = performance.now();
  await change.make();
  const usualMs = performance.now() - begun;
  say(`a ${name} of ${teams} teams takes ${Math.round(usualMs)} ms`);
  await change.prepare();

  const violations: string[] = [];
  const isDoneAt = async (when: string) => {
    const { isDone, faults } = await change.read();
    violations.push(...faults.map((fault) => `${when}: ${fault}`));
    return isDone;
  };
  let done = 0;
  for (let n = 1; n <= kills; n += 1) {
    const attempt = change.make().then(
      () => true,
      () => false,
    );
    await sleep(random.below(Math.ceil(usualMs * 3)));
    await server.kill(n % 5 === 0 ? 'both' : 'server');
    const isAcknowledged = await attempt;
    const isDone = await isDoneAt(`kill ${n}`);
    if (isAcknowledged && !isDone) violations.push(`kill ${n}: an acknowledged ${name} is lost`);
    say(`${n} of ${kills}: ${isDone ? 'completely done' : 'nothing done'}`);
    if (!isDone) continue;
    done += 1;
    await change.prepare();
  }
  await change.make();
  await untilEventJobsAreDone(db);
  if (!(await isDoneAt('at the end'))) violations.push(`at the end: the ${name} is lost`);
  const wrong = await change.countWronglyNotified();
  if (wrong > 0) violations.push(`${wrong} participants were not notified exactly once`);
  return { done, rolledBack: kills - done, violations };
}
