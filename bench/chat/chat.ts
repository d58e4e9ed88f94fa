import type pg from 'pg';
import { newId } from '../../apps/server/src/core/ids.ts';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { posting } from '../../apps/server/src/testing/actors/factories.ts';
import { connect, type LiveSocket } from '../../apps/server/src/testing/processes/live.ts';
import { createRemoteTeam } from '../../apps/server/src/testing/processes/remote.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { atMost } from '../lib/goals.ts';
import { median, rateOf } from '../lib/rate.ts';
import { keep, print, ratioGoals, row } from '../lib/report.ts';
import { benchDeliveries } from './deliveries.ts';

const writers = 50;
const poolSize = 10;
const rounds = 5;
const roundMs = 3_000;
const text = 'Shall we move the demonstration to Thursday, after the harbour tests?';

/**
 * Acknowledged, stored messages per second of 50 users, each waiting for an acknowledgement before the next
 * message, in one room and in 50 rooms. The baseline is single-row inserts in as many loops over a pool of
 * the same size. Server, database (fsync on) and clients share this machine; the three take turns.
 */
async function benchChat() {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const env = { DATABASE_URL: embedded.url, DATABASE_POOL_SIZE: String(poolSize), LIMITS: 'relaxed' };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const database = createDatabase(embedded.url, poolSize);
  try {
    return await measure(server.url, database.pool);
  } finally {
    await server.stop();
    await database.close();
    await embedded.close();
    await dataDir.remove();
  }
}

async function measure(url: string, pool: pg.Pool) {
  const insert = await bareInsert(pool);
  const { people, sockets, shared, own } = await seatWriters(url);
  const send = async (worker: number, room: string | undefined) => {
    const ack = await sockets[worker]?.emitWithAck('send_message', {
      room: room ?? '',
      message: text,
      clientId: newId(),
    });
    if (ack === undefined || !('ok' in ack)) throw new Error(ack?.message);
  };
  const contenders = {
    bare: insert,
    oneRoom: (worker: number) => send(worker, shared),
    manyRooms: (worker: number) => send(worker, own[worker]),
  };
  const rates = { bare: [0], oneRoom: [0], manyRooms: [0] };
  for (const name of ['bare', 'oneRoom', 'manyRooms'] as const) {
    await rateOf(writers, 1_000, contenders[name]);
    rates[name] = [];
  }
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['bare', 'oneRoom', 'manyRooms'] as const)
      rates[name].push(await rateOf(writers, roundMs, contenders[name]));
  // A team has at most fifty members, so each also uses a second device.
  const others = await Promise.all(people.map(({ cookie }) => connect(url, cookie)));
  const everybody = [...sockets, ...others];
  for (const socket of everybody) await socket.emitWithAck('join_room', shared);
  const delivered = await benchDeliveries(everybody, shared);
  for (const socket of everybody) socket.disconnect();
  const peer = { name: 'bare INSERT', perSecond: median(rates.bare) };
  const rows = [
    row(`chat, ${writers} writers in one room`, median(rates.oneRoom), peer, 0.5),
    row(`chat, ${writers} writers in ${writers} rooms`, median(rates.manyRooms), peer, 0.5),
    delivered.rate,
  ];
  return { rows, latency: delivered.latency };
}

/** The minimal cost of storing a message: one prepared single-row insert and one commit. */
async function bareInsert(pool: pg.Pool): Promise<() => Promise<unknown>> {
  await pool.query(`create table bare_messages (
    id uuid primary key, room_id uuid not null, seq integer not null, sender_id uuid not null,
    client_id text, body text not null, created_at timestamptz not null default now())`);
  const [room, sender] = [newId(), newId()];
  return () =>
    pool.query({
      name: 'bare_insert',
      text: 'insert into bare_messages (id, room_id, seq, sender_id, client_id, body) values ($1, $2, $3, $4, $5, $6)',
      values: [newId(), room, 1, sender, newId(), text],
    });
}

/** Connects fifty users: all in one team, and each the owner of another project. */
async function seatWriters(url: string) {
  const { room, people } = await createRemoteTeam(url, writers);
  const sockets: LiveSocket[] = [];
  const own: string[] = [];
  for (const user of people) {
    sockets.push(await connect(url, user.cookie));
    own.push((await user.post<{ id: string }>('/api/post/create', posting())).id);
  }
  return { people, sockets, shared: room, own };
}

if (import.meta.main) {
  const { rows, latency } = await benchChat();
  print(rows);
  console.log(`${latency.what}: p99 ${latency.p99Ms} ms (aim ${latency.aimMs} ms)`);
  await keep(
    'chat',
    [...rows, latency],
    [...ratioGoals(rows), atMost(`${latency.what}, p99`, latency.p99Ms, latency.aimMs, 'ms')],
  );
}
