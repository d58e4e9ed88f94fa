import { z } from 'zod';
import { done, id, isoDateTime } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';

/** A user blocked by the caller. */
const blockedPerson = z.object({
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  blockedAt: isoDateTime,
});

/** Blocked users are not notified. */
export const blocks = {
  list: endpoint({
    method: 'GET',
    path: '/api/blocks',
    access: 'user',
    summary: 'List the users you have blocked, newest first',
    response: z.object({ people: z.array(blockedPerson) }),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/blocks/:userId',
    access: 'user',
    summary: 'Block a user; pending requests between the two end without a notification',
    params: z.object({ userId: id }),
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'user',
    summary: 'Unblock a user',
    params: z.object({ userId: id }),
    response: done,
  }),
} as const;
