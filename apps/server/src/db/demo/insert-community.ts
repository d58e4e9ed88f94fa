import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../client.ts';
import { credentials, users } from '../schema/accounts.ts';
import { messages, roomReads, rooms } from '../schema/chat.ts';
import { matchChanges } from '../schema/matching.ts';
import { notifications } from '../schema/notifications.ts';
import { profiles } from '../schema/profiles.ts';
import { projects } from '../schema/projects.ts';
import { repositories } from '../schema/repositories.ts';
import { requests } from '../schema/requests.ts';
import { personSkills, skillEvidence } from '../schema/skills.ts';
import { memberships } from '../schema/teams.ts';
import { demoSeed } from './build-community.ts';
import type { DemoCommunity, DemoMessage, DemoSignInRole } from './community-types.ts';
import { idAt } from './demo-ids.ts';
import { createRandom } from './random.ts';
import { evidenceRows, profileRow, repositoryRows, skillRows, userRow } from './rows/people.ts';
import { membershipRows, projectRow, readRow, roomRow } from './rows/projects.ts';
import { notificationRows, type RequestNews, requestRow } from './rows/requests.ts';

export type PasswordHash = { role: DemoSignInRole; hash: string };

/** PostgreSQL takes 65,535 parameters in a statement; the widest table has 20 columns. */
const rowsPerStatement = 2_000;

/** Inserts everything, parents first. */
export async function insertCommunity(
  tx: Transaction,
  community: DemoCommunity,
  passwordHashes: readonly PasswordHash[],
): Promise<void> {
  await insertPeople(tx, community, passwordHashes);
  await insertProjects(tx, community);
  await insertRequests(tx, community);
  await insertRooms(tx, community);
  await insert(tx, matchChanges, [
    ...community.developers.map(({ id }) => ({ entity: 'developer' as const, entityId: id })),
    ...community.projects.map(({ id }) => ({ entity: 'project' as const, entityId: id })),
  ]);
}

async function insertPeople(
  tx: Transaction,
  { developers, signIns }: DemoCommunity,
  passwordHashes: readonly PasswordHash[],
): Promise<void> {
  const random = createRandom(demoSeed).fork('credentials');
  await insert(tx, users, developers.map(userRow));
  await insert(tx, profiles, developers.map(profileRow));
  await insert(tx, repositories, developers.flatMap(repositoryRows));
  await insert(tx, personSkills, developers.flatMap(skillRows));
  await insert(tx, skillEvidence, developers.flatMap(evidenceRows));
  const since = new Map(developers.map(({ id, createdAt }) => [id, createdAt]));
  await insert(
    tx,
    credentials,
    passwordHashes.map(({ role, hash }) => {
      const { userId } = signIns[role];
      const createdAt = since.get(userId) ?? new Date(0);
      const id = idAt(createdAt, random);
      return {
        id,
        userId,
        providerId: 'credential',
        accountId: userId,
        password: hash,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

async function insertProjects(tx: Transaction, community: DemoCommunity): Promise<void> {
  await insert(tx, projects, community.projects.map(projectRow));
  await insert(tx, memberships, community.projects.flatMap(membershipRows));
}

async function insertRequests(tx: Transaction, community: DemoCommunity): Promise<void> {
  const random = createRandom(demoSeed).fork('notifications');
  await insert(tx, requests, community.requests.map(requestRow));
  const told = newsOf(community).flatMap((news) => notificationRows(news, random));
  await insert(tx, notifications, told);
}

function newsOf({ developers, projects: posted, requests: asked }: DemoCommunity): RequestNews[] {
  const names = new Map(developers.map(({ id, username }) => [id, username]));
  const projectsById = new Map(posted.map((project) => [project.id, project]));
  return asked.flatMap((request) => {
    const project = projectsById.get(request.projectId);
    return project ? [{ request, project, nameOf: (userId) => names.get(userId) ?? '' }] : [];
  });
}

async function insertRooms(tx: Transaction, community: DemoCommunity): Promise<void> {
  const last = new Map<string, DemoMessage>(
    community.messages.map((message) => [message.projectId, message]),
  );
  await insert(
    tx,
    rooms,
    community.projects.map((project) => roomRow(project, last.get(project.id))),
  );
  await insert(
    tx,
    messages,
    community.messages.map(({ projectId, ...message }) => ({ ...message, roomId: projectId })),
  );
  await insert(tx, roomReads, community.reads.map(readRow));
}

async function insert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
}
