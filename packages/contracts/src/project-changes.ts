import { z } from 'zod';
import { id, looseId } from './common.ts';
import { endpoint } from './endpoint.ts';
import { postingFields, project } from './projects.ts';

/** What is to be different; what is left out stays as it is. Together it must be a valid posting. */
export const projectEdit = z.object(postingFields).partial();

export type ProjectEdit = z.output<typeof projectEdit>;

const ofProject = z.object({ id });

/** What happens to a project and its team after it was posted. Each answers the project as it is then. */
export const projectChanges = {
  edit: endpoint({
    method: 'PATCH',
    path: '/api/post/:id',
    access: 'user',
    summary:
      'Change a project, as its owner or a co-owner; a new title gives it a new slug, and the old one redirects',
    params: ofProject,
    body: projectEdit,
    response: project,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/post/:id/close',
    access: 'user',
    summary: 'Take nobody any more, as owner or co-owner; what is pending expires',
    params: ofProject,
    response: project,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/post/:id/reopen',
    access: 'user',
    summary: 'Make a closed project open again, or full when it has no seat',
    params: ofProject,
    response: project,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/post/:id/leave',
    access: 'user',
    summary: 'Leave a team; its owner cannot',
    params: ofProject,
    response: project,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/post/:id/members/:userId',
    access: 'user',
    summary: 'Remove somebody but the owner from a team, as owner or co-owner',
    params: z.object({ id, userId: id }),
    response: project,
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/post/:id/members/:userId/role',
    access: 'user',
    summary: 'Make a member a co-owner or a co-owner a member, as the owner',
    params: z.object({ id, userId: id }),
    body: z.object({ role: z.enum(['co_owner', 'member']) }),
    response: project,
  }),
  offerOwnership: endpoint({
    method: 'POST',
    path: '/api/post/:id/transfer',
    access: 'user',
    summary: 'Offer a project to somebody on its team, as the owner; it is theirs once they accept',
    params: ofProject,
    body: z.object({ userId: looseId }),
    response: project,
  }),
  withdrawOwnership: endpoint({
    method: 'DELETE',
    path: '/api/post/:id/transfer',
    access: 'user',
    summary: 'Take back the offer of a project, as the owner',
    params: ofProject,
    response: project,
  }),
  acceptOwnership: endpoint({
    method: 'POST',
    path: '/api/post/:id/transfer/accept',
    access: 'user',
    summary: 'Become the owner of a project that was offered to one; the old owner becomes a co-owner',
    params: ofProject,
    response: project,
  }),
  declineOwnership: endpoint({
    method: 'POST',
    path: '/api/post/:id/transfer/decline',
    access: 'user',
    summary: 'Decline a project that was offered to one',
    params: ofProject,
    response: project,
  }),
} as const;
