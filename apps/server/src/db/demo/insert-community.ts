import { demoSeed } from '@teamwright/demo/community/build-community.ts';
import { idAt } from '@teamwright/demo/community/ids.ts';
import { createRandom } from '@teamwright/demo/community/random.ts';
import type { DemoCommunity, DemoMessage, DemoSignInRole } from '@teamwright/demo/community/types.ts';
import { updateResponseStats } from '../../features/requests/requests.repository.ts';
import type { Transaction } from '../client.ts';
import { insertRows } from '../insert-rows.ts';
import { credentials, sessions, users } from '../schema/accounts.ts';
import { messageMentions, messagePins, messages, roomReads, rooms } from '../schema/chat.ts';
import { comments } from '../schema/comments.ts';
import { matchChanges } from '../schema/matching.ts';
import { schoolVerifications } from '../schema/nearby.ts';
import { notifications } from '../schema/notifications.ts';
import { profiles } from '../schema/profiles.ts';
import { projects } from '../schema/projects.ts';
import { repositories, repositoryWords } from '../schema/repositories.ts';
import { requests, responseStats } from '../schema/requests.ts';
import { seats } from '../schema/seats.ts';
import { personSkills, skillEvidence } from '../schema/skills.ts';
import { memberships } from '../schema/teams.ts';
import { insertEvents } from './insert-events.ts';
import { mentionNotificationRows, mentionRow, mentionsOf, pinRows } from './rows/conversations.ts';
import {
  evidenceRows,
  profileRow,
  repositoryRows,
  schoolVerificationRows,
  sessionRow,
  skillRows,
  userRow,
  wordRows,
} from './rows/people.ts';
import { membershipRows, projectRow, readRow, roomRow, seatRows } from './rows/projects.ts';
import { notificationRows, type RequestNotification, requestRow } from './rows/requests.ts';
import { projectEvidenceRows } from './rows/teamwork.ts';

export type PasswordHash = { role: DemoSignInRole; hash: string };

/** Inserts all rows, parents first. */
export async function insertCommunity(
  tx: Transaction,
  community: DemoCommunity,
  { now, passwordHashes }: { readonly now: Date; readonly passwordHashes: readonly PasswordHash[] },
): Promise<void> {
  await insertPeople(tx, community, passwordHashes);
  await insertProjects(tx, community);
  await insertRequests(tx, community);
  await insertRooms(tx, community);
  await insertMentionsAndPins(tx, community);
  await insertRows(tx, comments, community.comments);
  await insertEvents(tx, community.events, now);
  await insertRows(tx, matchChanges, [
    ...community.developers.map(({ id }) => ({ entity: 'developer' as const, entityId: id })),
    ...community.projects.map(({ id }) => ({ entity: 'project' as const, entityId: id })),
  ]);
}

async function insertPeople(
  tx: Transaction,
  { developers, signIns, visits }: DemoCommunity,
  passwordHashes: readonly PasswordHash[],
): Promise<void> {
  const random = createRandom(demoSeed).fork('credentials');
  await insertRows(tx, users, developers.map(userRow));
  await insertRows(tx, sessions, visits.map(sessionRow));
  await insertRows(tx, profiles, developers.map(profileRow));
  await tx.insert(schoolVerifications).values(developers.flatMap(schoolVerificationRows));
  await insertRows(tx, repositories, developers.flatMap(repositoryRows));
  await insertRows(tx, repositoryWords, developers.flatMap(wordRows));
  await insertRows(tx, personSkills, developers.flatMap(skillRows));
  await insertRows(tx, skillEvidence, developers.flatMap(evidenceRows));
  const since = new Map(developers.map(({ id, createdAt }) => [id, createdAt]));
  await insertRows(
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
  await insertRows(tx, projects, community.projects.map(projectRow));
  await insertRows(tx, memberships, community.projects.flatMap(membershipRows));
  const skillsOf = new Map(
    community.developers.map((developer) => [
      developer.id,
      skillRows(developer).map(({ skillId }) => skillId),
    ]),
  );
  await insertRows(
    tx,
    seats,
    community.projects.flatMap((project) => seatRows(project, skillsOf)),
  );
  const random = createRandom(demoSeed).fork('project evidence');
  await insertRows(tx, skillEvidence, projectEvidenceRows(community, random));
}

async function insertRequests(tx: Transaction, community: DemoCommunity): Promise<void> {
  const random = createRandom(demoSeed).fork('notifications');
  await insertRows(tx, requests, community.requests.map(requestRow));
  const rows = notificationsOf(community).flatMap((entry) => notificationRows(entry, random));
  await insertRows(tx, notifications, rows);
  const ownerIds = [...new Set(community.projects.map(({ ownerId }) => ownerId))];
  await insertRows(
    tx,
    responseStats,
    ownerIds.map((ownerId) => ({ ownerId })),
  );
  await updateResponseStats(tx, ownerIds);
}

function notificationsOf({
  developers,
  projects: posted,
  requests: asked,
}: DemoCommunity): RequestNotification[] {
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
  await insertRows(
    tx,
    rooms,
    community.projects.map((project) => roomRow(project, last.get(project.id))),
  );
  await insertRows(
    tx,
    messages,
    community.messages.map(({ projectId, pinned: _, ...message }) => ({ ...message, roomId: projectId })),
  );
  await insertRows(tx, roomReads, community.reads.map(readRow));
}

async function insertMentionsAndPins(tx: Transaction, community: DemoCommunity): Promise<void> {
  const random = createRandom(demoSeed).fork('mentions and pins');
  const mentioned = mentionsOf(community);
  await insertRows(tx, messageMentions, mentioned.map(mentionRow));
  const news = mentioned.flatMap((mention) => mentionNotificationRows(mention, random));
  await insertRows(tx, notifications, news);
  const pins = community.messages.flatMap((message) => pinRows(message, random));
  await insertRows(tx, messagePins, pins);
}
