import { z } from 'zod';
import { done, id, isoDateTime, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

/** A participant's request for another team. Only the participant and the organisers read it. */
const request = z.object({
  id: z.string(),
  reason: z.string(),
  askedAt: isoDateTime,
  /** Null while the request is open. */
  closedAt: isoDateTime.nullable(),
  /** What the organisers replied; '' without a reply. */
  reply: z.string(),
});

export type TeamRequest = z.output<typeof request>;

/** The caller's last request, and whether they can ask now. */
const ownTeamRequest = z.object({ request: request.nullable(), canSend: z.boolean() });

export type OwnTeamRequest = z.output<typeof ownTeamRequest>;

const listedTeamRequest = request.extend({
  userId: z.string(),
  username: z.string(),
  /** The team now; null after the participant left it. */
  team: z.string().nullable(),
});

export type ListedTeamRequest = z.output<typeof listedTeamRequest>;

/** Open requests first, each group with the newest first. */
const teamRequests = z.object({ requests: z.array(listedTeamRequest) });

const params = z.object({ id });

export const eventTeamRequests = {
  ownTeamRequest: endpoint({
    method: 'GET',
    path: '/api/events/:id/team-request',
    access: 'user',
    summary: 'Get your last request for another team, and whether you can ask',
    params,
    response: ownTeamRequest,
  }),
  sendTeamRequest: endpoint({
    method: 'POST',
    path: '/api/events/:id/team-request',
    access: 'user',
    summary:
      'Ask the organisers for another team, or for one if you have none; one request is open at a time',
    params,
    body: z.object({ reason: text(limits.reason.max, 1) }),
    status: 201,
    response: ownTeamRequest,
  }),
  withdrawTeamRequest: endpoint({
    method: 'DELETE',
    path: '/api/events/:id/team-request',
    access: 'user',
    summary: 'Withdraw your open request for another team; safe to repeat',
    params,
    response: done,
  }),
  teamRequests: endpoint({
    method: 'GET',
    path: '/api/events/:id/team-requests',
    access: 'user',
    summary: 'List the requests of participants for another team, as an organiser',
    params,
    response: teamRequests,
  }),
  closeTeamRequest: endpoint({
    method: 'POST',
    path: '/api/events/:id/team-requests/:requestId/close',
    access: 'user',
    summary: 'Close a request for another team with a reply; the participant is notified once',
    params: z.object({ id, requestId: id }),
    body: z.object({ reply: text(limits.reason.max).default('') }),
    response: teamRequests,
  }),
} as const;
