import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { createRemoteRoom, createRemoteUsers } from '../../apps/server/src/testing/processes/remote.ts';
import { type Send, violationsOf } from './history.ts';
import { read, readRoom } from './reader.ts';
import { createServerUnderTest, type KillTarget, type ServerUnderTest } from './server-under-test.ts';
import { write } from './writer.ts';

export interface ChaosOptions {
  /** How often the server is killed. */
  readonly kills: number;
  /** How often the database is killed, every other time together with the server. */
  readonly database: number;
  readonly writers: number;
  readonly rooms: number;
  /** The seed of the random choices. Timing still differs between runs. */
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface ChaosResult {
  readonly acknowledged: number;
  readonly unknown: number;
  readonly stored: number;
  readonly shown: number;
  readonly violations: readonly string[];
}

/** Writes, reads and kills, then compares what clients received with what is stored. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const server = await createServerUnderTest();
  try {
    return await runOn(server, options);
  } finally {
    await server.remove();
  }
}

async function runOn(
  server: ServerUnderTest,
  { writers, seed, say, ...options }: ChaosOptions,
): Promise<ChaosResult> {
  const { url } = server;
  const people = await createRemoteUsers(url, writers);
  const rooms = [await createRemoteRoom(people)] as [string, ...string[]];
  while (rooms.length < options.rooms) rooms.push(await createRemoteRoom(people));
  say(`${writers} people write into ${rooms.length} rooms`);

  const sends: Send[] = [];
  const [reporter] = people;
  if (reporter === undefined) throw new Error('at least one writer is required');
  const readers = rooms.flatMap((room) => people.slice(0, 2).map((user) => read(url, user, room)));
  const [writing, trying] = [new AbortController(), new AbortController()];
  const writes = Promise.all(
    people.map((person, n) =>
      write(
        { url, person, rooms, random: createRandom(seed + n + 1), record: (send) => sends.push(send) },
        { writing: writing.signal, trying: trying.signal },
      ),
    ),
  );
  const killing = killAll(server, killTargets(options), { seed, say, sends, busy: writers * 3 });
  // A writer ends early only after a rejection, which is always a defect.
  await Promise.race([killing, writes]);
  writing.abort();
  const grace = setTimeout(() => trying.abort(), 30_000);
  await writes;
  clearTimeout(grace);

  const readings = await Promise.all(readers.map((reader) => reader.finish()));
  const stored = (await Promise.all(rooms.map((room) => readRoom(reporter, room)))).flat();
  const acknowledged = sends.filter((send) => send.acknowledgedAt !== undefined).length;
  return {
    acknowledged,
    unknown: sends.length - acknowledged,
    stored: stored.length,
    shown: readings.reduce((sum, { shown }) => sum + shown.length, 0),
    violations: violationsOf({ sends, readings, stored }),
  };
}

interface KillOptions {
  readonly seed: number;
  readonly say: (line: string) => void;
  readonly sends: readonly Send[];
  /** Minimum number of messages between two kills, so that each kill interrupts work. */
  readonly busy: number;
}

async function killAll(
  server: ServerUnderTest,
  targets: readonly KillTarget[],
  { seed, say, sends, busy }: KillOptions,
) {
  const random = createRandom(seed);
  for (const [index, target] of targets.entries()) {
    const before = sends.length;
    while (sends.length < before + busy) await sleep(20);
    await sleep(50 + random.below(850));
    const begun = performance.now();
    await server.kill(target);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(`${index + 1} of ${targets.length}: killed the ${words[target]}, served again after ${seconds} s`);
  }
  await sleep(300);
}

const words: Record<KillTarget, string> = {
  server: 'server',
  database: 'database',
  both: 'server and the database',
};

/** Kills of the database are spread evenly among those of the server. */
function killTargets({ kills, database }: Pick<ChaosOptions, 'kills' | 'database'>): KillTarget[] {
  const targets: KillTarget[] = Array.from({ length: kills }, () => 'server');
  for (let n = 0; n < database; n += 1) {
    const place = Math.round(((n + 1) * kills) / (database + 1)) + n;
    targets.splice(place, 0, n % 2 === 0 ? 'database' : 'both');
  }
  return targets;
}
