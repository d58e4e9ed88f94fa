import { z } from 'zod';
import { id, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { postingFields, project } from './projects.ts';

/** The fields to change; missing fields stay unchanged. The result must be a valid project. */
export const projectEdit = z.object(postingFields).partial();

export type ProjectEdit = z.output<typeof projectEdit>;

const ofProject = z.object({ id });

/** Changes of a project and its team after posting. Each returns the changed project. */
export const projectManagement = {
  edit: endpoint({
    method: 'PATCH',
    path: '/api/post/:id',
    access: 'user',
    summary:
      'Change a project, as owner or co-owner; a new title gives it a new slug, and the old one redirects',
    params: ofProject,
    body: projectEdit,
    response: project,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/post/:id/close',
    access: 'user',
    summary: 'Close a project for new members, as owner or co-owner; pending requests expire',
    params: ofProject,
    response: project,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/post/:id/reopen',
    access: 'user',
    summary: 'Reopen a closed project; it is full if it has no open seat',
    params: ofProject,
    response: project,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/post/:id/leave',
    access: 'user',
    summary: 'Leave a team; not possible for its owner',
    params: ofProject,
    response: project,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/post/:id/members/:userId',
    access: 'user',
    summary: 'Remove a member or co-owner from a team, as owner or co-owner',
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
    summary: 'Offer the ownership of a project to a member of its team, as the owner',
    params: ofProject,
    body: z.object({ userId: looseId }),
    response: project,
  }),
  withdrawOwnership: endpoint({
    method: 'DELETE',
    path: '/api/post/:id/transfer',
    access: 'user',
    summary: 'Withdraw the offer of ownership, as the owner',
    params: ofProject,
    response: project,
  }),
  acceptOwnership: endpoint({
    method: 'POST',
    path: '/api/post/:id/transfer/accept',
    access: 'user',
    summary: 'Accept the ownership of a project; the previous owner becomes a co-owner',
    params: ofProject,
    response: project,
  }),
  declineOwnership: endpoint({
    method: 'POST',
    path: '/api/post/:id/transfer/decline',
    access: 'user',
    summary: 'Reject the ownership of a project',
    params: ofProject,
    response: project,
  }),
} as const;
