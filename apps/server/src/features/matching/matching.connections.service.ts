import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { ConnectionKind, Explanation } from '@teamwright/matching/types/explanation.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { listHidden } from './matching.blocked.service.ts';
import * as repository from './matching.connections.repository.ts';

type Connection = Match['connections'][number];

/** More names would not help a reader to judge a match. */
const maxNames = 3;

/** The kinds of connections that are named by projects and users. */
const named: ReadonlySet<ConnectionKind> = new Set(['together', 'teammates']);

/**
 * The connections that raise the score of a match, with names that the reader can see elsewhere: teams, schools and
 * areas are public, except archived projects, deleted or suspended users, and what a block hides from the reader.
 */
export async function listConnections(
  ctx: UserCtx,
  { connections, developerId, projectId, shared }: Explanation,
): Promise<Connection[]> {
  const plain = (kind: ConnectionKind): Connection => ({ kind, people: [], projects: [], place: null });
  if (!connections.some((kind) => named.has(kind)))
    return connections.map((kind) => ({ ...plain(kind), place: placeOf(kind, shared) }));
  const pair = { userId: developerId, projectId, ...(await listHidden(ctx, ctx.actor.userId)) };
  const found: Connection[] = [];
  for (const kind of connections) {
    if (kind === 'together') found.push({ ...plain(kind), ...(await findCommonWork(ctx, pair)) });
    else if (kind === 'teammates')
      found.push({
        ...plain(kind),
        people: await repository.listCommonTeammates(ctx.db, pair, maxNames),
      });
    else found.push({ ...plain(kind), place: placeOf(kind, shared) });
  }
  return found;
}

async function findCommonWork(ctx: UserCtx, pair: Parameters<typeof repository.listCommonProjects>[1]) {
  const rows = await repository.listCommonProjects(ctx.db, pair, maxNames);
  return {
    people: [...new Set(rows.flatMap(({ usernames }) => usernames))].slice(0, maxNames),
    projects: rows.map(({ title, slug }) => ({ title, slug })),
  };
}

function placeOf(kind: ConnectionKind, { school, area }: Explanation['shared']): string | null {
  if (kind === 'school') return school;
  return kind === 'area' ? area : null;
}
