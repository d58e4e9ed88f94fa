import { getTableColumns, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { credentials, sessions, users, verifications } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { blocks } from '../../db/schema/blocks.ts';
import {
  messageMentions,
  messagePictures,
  messagePins,
  messageReactions,
  messages,
  roomReads,
} from '../../db/schema/chat.ts';
import { comments } from '../../db/schema/comments.ts';
import { eventPulses } from '../../db/schema/events/event-pulses.ts';
import { eventTeamRequests } from '../../db/schema/events/event-team-requests.ts';
import { eventMoveAnswers, eventTeams } from '../../db/schema/events/event-teams.ts';
import { eventCertificates, eventThanks } from '../../db/schema/events/event-thanks.ts';
import {
  eventFriends,
  eventIdeas,
  eventInvitees,
  eventOrganisers,
  eventParticipants,
} from '../../db/schema/events/events.ts';
import { githubAccounts } from '../../db/schema/github.ts';
import { shownMatches } from '../../db/schema/learning.ts';
import { matchExposure } from '../../db/schema/matching.ts';
import { places, schoolVerifications } from '../../db/schema/nearby.ts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import { onboardings, welcomes } from '../../db/schema/onboarding.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { reports } from '../../db/schema/reports.ts';
import { repositories, repositoryWords } from '../../db/schema/repositories.ts';
import { requests, responseStats } from '../../db/schema/requests.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';
import { seats } from '../../db/schema/seats.ts';
import { passkeys, recoveryCodes, signInSteps, twoFactors } from '../../db/schema/second-factors.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';
import { pictures, uploads } from '../../db/schema/uploads.ts';
import { weeklyMatchChecks, weeklyMatches } from '../../db/schema/weekly-matches.ts';

type Columns = Record<string, PgColumn>;

/** Rows of one table that are about a user. */
export interface Section {
  readonly table: PgTable;
  /** One of these columns has the user's id, or one of `values`. */
  readonly of: readonly PgColumn[];
  /** A query of the values that belong to a user, if the table does not refer to users. */
  readonly values?: ((userId: string) => SQL) | undefined;
  readonly where?: SQL | undefined;
  readonly columns: Columns;
  /** The column with a project id. */
  readonly project: PgColumn | undefined;
}

/** Exports these columns only, so that a new column is never exported by accident. */
function section<T extends PgTable>(
  table: T,
  of: readonly PgColumn[],
  names: readonly (keyof T['_']['columns'] & string)[],
  more: Pick<Section, 'values' | 'where'> = {},
): Section {
  const all = getTableColumns(table) as Columns;
  const columns = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  return { table, of, columns, project: columns.projectId ?? columns.roomId, ...more };
}

const participants = (userId: string) => sql`(select id from event_participants where user_id = ${userId})`;

/** The published teams of the user. Other teams are proposals that only the organisers see. */
const publishedTeams = (userId: string) => sql`(
  select member.team_id from event_team_members member
    join event_publications publication on publication.formation_id = member.formation_id
    join event_participants participant on participant.id = member.participant_id
  where participant.user_id = ${userId})`;

const verifiedEmail = (userId: string) =>
  sql`(select lower(email) from users where id = ${userId} and email_verified)`;

const sentMessages = (userId: string) => sql`(select id from messages where sender_id = ${userId})`;

/** The exported tables. Tokens, hashes and messages between other users are not exported. */
export const sections: Readonly<Record<string, Section>> = {
  account: section(
    users,
    [users.id],
    [
      'id',
      'username',
      'email',
      'emailVerified',
      'profilePicture',
      'isAdmin',
      'status',
      'createdAt',
      'updatedAt',
    ],
  ),
  waysToSignIn: section(credentials, [credentials.userId], ['providerId', 'createdAt', 'updatedAt']),
  sessions: section(
    sessions,
    [sessions.userId],
    ['ipAddress', 'userAgent', 'secondFactor', 'createdAt', 'updatedAt', 'expiresAt'],
  ),
  passkeys: section(passkeys, [passkeys.userId], ['name', 'transports', 'createdAt', 'lastUsedAt']),
  authenticatorApp: section(twoFactors, [twoFactors.userId], ['createdAt', 'confirmedAt']),
  recoveryCodes: section(recoveryCodes, [recoveryCodes.userId], ['createdAt']),
  signInsBegun: section(signInSteps, [signInSteps.userId], ['createdAt', 'expiresAt']),
  linksSent: section(verifications, [verifications.userId], ['value', 'createdAt', 'expiresAt']),
  profile: section(
    profiles,
    [profiles.userId],
    [
      'bio',
      'workplace',
      'area',
      'school',
      'timeZone',
      'hoursPerWeek',
      'availability',
      'interests',
      'roles',
      'goals',
      'openToCollaborate',
      'nearby',
      'learning',
      'preferences',
      'showEmail',
      'lastActiveAt',
      'visitedAt',
      'previousVisitAt',
      'updatedAt',
    ],
  ),
  notificationPreferences: section(
    notificationPreferences,
    [notificationPreferences.userId],
    ['choices', 'quietFrom', 'quietTo', 'updatedAt'],
  ),
  savedSearches: section(
    savedSearches,
    [savedSearches.userId],
    ['id', 'name', 'filter', 'alerts', 'createdAt'],
  ),
  weeklyMatches: section(weeklyMatches, [weeklyMatches.userId], ['projectId', 'sentAt']),
  weeklyMatchChecks: section(weeklyMatchChecks, [weeklyMatchChecks.userId], ['checkedAt']),
  places: section(places, [places.userId], ['area', 'school', 'country', 'region', 'city', 'quarter']),
  schoolVerifications: section(
    schoolVerifications,
    [schoolVerifications.userId],
    ['schoolKey', 'domain', 'verifiedAt'],
  ),
  github: section(
    githubAccounts,
    [githubAccounts.userId],
    ['host', 'githubId', 'login', 'scope', 'createdAt', 'updatedAt'],
  ),
  foundAtFirstSignIn: section(
    onboardings,
    [onboardings.userId],
    ['status', 'reason', 'skipped', 'total', 'chosen', 'found', 'profile', 'createdAt', 'updatedAt'],
  ),
  firstSteps: section(welcomes, [welcomes.userId], ['done', 'skipped', 'createdAt', 'updatedAt']),
  repositories: section(
    repositories,
    [repositories.userId],
    [
      'repoId',
      'fullName',
      'private',
      'description',
      'language',
      'url',
      'topics',
      'pushedAt',
      'analysisStatus',
      'analysedAt',
      'createdAt',
    ],
  ),
  repositoryWords: section(
    repositoryWords,
    [repositoryWords.userId],
    ['repositoryId', 'description', 'readme'],
  ),
  skills: section(
    personSkills,
    [personSkills.userId],
    ['skillId', 'label', 'status', 'declared', 'createdAt', 'updatedAt'],
  ),
  skillEvidence: section(
    skillEvidence,
    [skillEvidence.userId],
    [
      'skillId',
      'source',
      'repository',
      'projectId',
      'file',
      'line',
      'snippet',
      'weight',
      'firstSeen',
      'lastSeen',
    ],
  ),
  projects: section(
    projects,
    [projects.ownerId],
    [
      'id',
      'slug',
      'title',
      'description',
      'technologies',
      'skills',
      'responsibilities',
      'teamSize',
      'startDate',
      'endDate',
      'status',
      'createdAt',
      'updatedAt',
    ],
  ),
  memberships: section(
    memberships,
    [memberships.userId],
    ['projectId', 'role', 'joinedAt', 'notificationLevel'],
  ),
  eventsOrganised: section(eventOrganisers, [eventOrganisers.userId], ['eventId', 'role', 'createdAt']),
  eventRegistrations: section(
    eventParticipants,
    [eventParticipants.userId],
    [
      'id',
      'eventId',
      'status',
      'roles',
      'experience',
      'languages',
      'answers',
      'wishes',
      'registeredAt',
      'confirmedAt',
      'checkedInAt',
      'updatedAt',
    ],
  ),
  /** Ids of registrations. Wishes of others for the user are theirs, and secret. */
  eventFriends: section(eventFriends, [eventFriends.participantId], ['participantId', 'friendId'], {
    values: participants,
  }),
  eventTeams: section(eventTeams, [eventTeams.id], ['name', 'projectId'], { values: publishedTeams }),
  eventMoveAnswers: section(eventMoveAnswers, [eventMoveAnswers.participantId], ['teamId', 'accepted'], {
    values: participants,
  }),
  eventInvitations: section(
    eventInvitees,
    [eventInvitees.email],
    ['eventId', 'email', 'roles', 'experience', 'languages', 'answers'],
    { values: verifiedEmail },
  ),
  eventPulses: section(eventPulses, [eventPulses.userId], ['eventId', 'period', 'colour', 'word', 'givenAt']),
  eventTeamRequests: section(
    eventTeamRequests,
    [eventTeamRequests.userId],
    ['eventId', 'reason', 'askedAt', 'closedAt', 'reply'],
  ),
  eventThanks: section(
    eventThanks,
    [eventThanks.fromId, eventThanks.toId],
    ['eventId', 'fromId', 'toId', 'text', 'isPublic', 'createdAt'],
  ),
  eventCertificates: section(eventCertificates, [eventCertificates.userId], ['eventId', 'code', 'issuedAt']),
  eventIdeas: section(
    eventIdeas,
    [eventIdeas.proposedBy],
    ['eventId', 'title', 'description', 'needs', 'skills', 'maxTeams', 'createdAt'],
  ),
  seats: section(seats, [seats.memberId], ['id', 'projectId', 'name', 'skills', 'level', 'hoursPerWeek']),
  requests: section(
    requests,
    [requests.userId, requests.createdBy],
    [
      'id',
      'kind',
      'projectId',
      'status',
      'note',
      'role',
      'seatId',
      'reason',
      'createdAt',
      'expiresAt',
      'answeredAt',
    ],
  ),
  notifications: section(
    notifications,
    [notifications.recipientId],
    ['type', 'message', 'projectId', 'inApp', 'createdAt', 'readAt'],
  ),
  comments: section(
    comments,
    [comments.authorId],
    ['id', 'projectId', 'kind', 'body', 'createdAt', 'editedAt', 'deletedAt'],
  ),
  messages: section(
    messages,
    [messages.senderId],
    ['id', 'roomId', 'seq', 'body', 'replyTo', 'createdAt', 'editedAt', 'deletedAt'],
  ),
  messagePictures: section(
    messagePictures,
    [messagePictures.messageId],
    ['messageId', 'roomId', 'name', 'position', 'alt'],
    { values: sentMessages },
  ),
  mentions: section(messageMentions, [messageMentions.userId], ['messageId', 'name']),
  reactions: section(messageReactions, [messageReactions.userId], ['messageId', 'emoji', 'createdAt']),
  pins: section(messagePins, [messagePins.pinnedBy], ['messageId', 'roomId', 'pinnedAt', 'unpinnedAt']),
  roomsRead: section(roomReads, [roomReads.userId], ['roomId', 'lastReadSeq', 'updatedAt']),
  recommendations: section(
    shownMatches,
    [shownMatches.viewerId, shownMatches.developerId],
    [
      'kind',
      'projectId',
      'rank',
      'score',
      'policy',
      'shownAt',
      'openedAt',
      'invitedAt',
      'requestedAt',
      'acceptedAt',
      'rejectedAt',
    ],
  ),
  howMuchShown: section(matchExposure, [matchExposure.userId], ['level']),
  howRequestsAreAnswered: section(
    responseStats,
    [responseStats.ownerId],
    ['sample', 'answered', 'medianHours'],
  ),
  blocked: section(blocks, [blocks.blockerId], ['blockedId', 'createdAt']),
  /** Only the user's own reports: the reporter of a user stays secret. */
  reports: section(
    reports,
    [reports.reporterId],
    ['kind', 'subjectId', 'reason', 'note', 'createdAt', 'outcome'],
  ),
  /** What the user did, and what was done to the account. Reports of a user and all other users stay secret. */
  securityLog: section(auditLog, [auditLog.actorId, auditLog.subject], ['action', 'createdAt'], {
    where: not(sql`${auditLog.action} like 'report%'`),
  }),
  pictures: section(pictures, [pictures.userId], ['name', 'touchedAt']),
  uploads: section(uploads, [uploads.userId], ['purpose', 'size', 'received', 'createdAt']),
};
