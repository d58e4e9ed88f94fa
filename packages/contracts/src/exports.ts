import { z } from 'zod';
import { isoDateTime } from './core/common.ts';
import { endpoint } from './core/endpoint.ts';

export const exports = {
  own: endpoint({
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    summary: 'Export all data stored about you as one file',
    response: z.object({
      site: z.string(),
      exportedAt: isoDateTime,
      /** Stored rows by table, without secrets that would give access to the account. */
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
} as const;
