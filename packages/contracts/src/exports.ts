import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { endpoint } from './endpoint.ts';

export const exports = {
  own: endpoint({
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    summary: 'Everything the product holds on the person who asks, as one file',
    response: z.object({
      site: z.string(),
      exportedAt: isoDateTime,
      /** Rows as they are stored, by what they are; without what would open the account. */
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
} as const;
