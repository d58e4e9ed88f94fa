import { limits } from '@teamwright/contracts/core/limits.ts';
import { addDays } from '@teamwright/demo/community/dates.ts';
import { idAt } from '@teamwright/demo/community/ids.ts';
import type { Random } from '@teamwright/demo/community/random.ts';
import type { DemoProject, DemoRequest } from '@teamwright/demo/community/types.ts';
import { expiryTexts } from '../../../features/requests/requests.view.ts';
import type { notifications } from '../../schema/notifications.ts';
import type { requests } from '../../schema/requests.ts';

type NotificationRow = typeof notifications.$inferInsert;

/** The data of a notification about a request. */
export type RequestNotification = {
  request: DemoRequest;
  project: DemoProject;
  nameOf: (userId: string) => string;
};

export function requestRow(request: DemoRequest): typeof requests.$inferInsert {
  const { id, projectId, developerId, senderId, kind, status, note, reason, createdAt } = request;
  const { decidedAt, decidedById } = request;
  return {
    id,
    projectId,
    kind,
    status,
    note,
    reason: status === 'expired' ? expiryTexts.noAnswer : reason,
    unanswered: status === 'expired',
    createdAt,
    userId: developerId,
    createdBy: senderId,
    expiresAt: addDays(createdAt, limits.requestExpiryDays),
    answeredAt: decidedAt,
    answeredBy: decidedById,
  };
}

/** The notification about the request, unread while it is pending, and the one about the answer. */
export function notificationRows(news: RequestNotification, random: Random): NotificationRow[] {
  const answered = news.request.status === 'accepted' || news.request.status === 'rejected';
  return answered ? [question(news, random), answer(news, random)] : [question(news, random)];
}

function question({ request, project, nameOf }: RequestNotification, random: Random): NotificationRow {
  const asks = request.kind === 'join_request';
  const { senderId, createdAt } = request;
  const name = nameOf(senderId);
  return {
    id: idAt(createdAt, random),
    recipientId: asks ? project.ownerId : request.developerId,
    senderId,
    projectId: project.id,
    requestId: request.id,
    type: asks ? 'join_request' : 'invitation',
    message: asks
      ? `${name} requested to join ${project.title}`
      : `${name} invited you to join ${project.title}`,
    createdAt,
    readAt: request.decidedAt,
  };
}

function answer({ request, project, nameOf }: RequestNotification, random: Random): NotificationRow {
  const { decidedAt, decidedById, kind, reason, status, senderId } = request;
  if (decidedAt === null || decidedById === null) throw new RangeError('a pending request has no answer');
  const wish = kind === 'join_request' ? 'request' : 'invitation';
  const verb = status === 'accepted' ? 'accepted' : 'declined';
  const because = reason === '' ? '' : `: ${reason}`;
  return {
    id: idAt(decidedAt, random),
    recipientId: senderId,
    senderId: decidedById,
    projectId: project.id,
    requestId: request.id,
    type: status === 'accepted' ? 'request_accepted' : 'request_rejected',
    message: `${nameOf(decidedById)} ${verb} your ${wish} to join ${project.title}${because}`,
    createdAt: decidedAt,
    readAt: decidedAt,
  };
}
