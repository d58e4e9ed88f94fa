import { z } from 'zod';
import { done, id, isoDateTime } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Somebody whom one has blocked. */
const blockedPerson = z.object({
  id: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  blockedAt: isoDateTime,
});

export type BlockedPerson = z.infer<typeof blockedPerson>;

/** Only who blocks somebody knows of it. */
export const blocks = {
  list: endpoint({
    method: 'GET',
    path: '/api/blocks',
    access: 'user',
    summary: 'Whom one has blocked, the last one first',
    response: z.object({ people: z.array(blockedPerson) }),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/blocks/:userId',
    access: 'user',
    summary: 'Block a person; what waits for an answer between the two ends quietly',
    params: z.object({ userId: id }),
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'user',
    summary: 'Block a person no more',
    params: z.object({ userId: id }),
    response: done,
  }),
} as const;
