import { z } from 'zod';
import { id, looseId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

const keptApart = z.object({
  /** Ids of participants. */
  pairs: z.array(z.tuple([z.string(), z.string()])),
  /** Imported addresses. A pair moves to `pairs` when users with both addresses, verified, have registered. */
  invited: z.array(z.tuple([z.string(), z.string()])),
  /** Increases with every change. */
  version: z.number(),
  /** The organiser of the last change; null if users of imported pairs registered or deleted their accounts. */
  changedBy: z.string().nullable(),
});

export type KeptApart = z.output<typeof keptApart>;

const params = z.object({ id });
const address = z.string().max(limits.email.max);

export const eventKeepApart = {
  keepApart: endpoint({
    method: 'GET',
    path: '/api/events/:id/apart',
    access: 'user',
    summary: 'List the pairs of participants that the organisers keep apart',
    params,
    response: keptApart,
  }),
  putKeepApart: endpoint({
    method: 'PUT',
    path: '/api/events/:id/apart',
    access: 'user',
    summary: 'Set the pairs of participants to keep apart; only organisers see them',
    params,
    body: z.object({
      pairs: z
        .array(z.tuple([looseId, looseId]))
        .max(limits.pairsApart, `At most ${limits.pairsApart} pairs`),
      /** The imported pairs that stay. If it is missing, all of them do. New ones come from an import only. */
      invited: z
        .array(z.tuple([address, address]))
        .max(limits.pairsApart, `At most ${limits.pairsApart} pairs`)
        .optional(),
      version: z.number().int().min(1),
    }),
    response: keptApart,
  }),
} as const;
