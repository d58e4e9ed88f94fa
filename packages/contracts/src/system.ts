import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const system = {
  health: endpoint({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'The process runs',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary: 'The process can serve; 503 when it cannot. Degraded: it serves, but does not reach the others',
    response: z.object({
      status: z.enum(['ready', 'degraded', 'unavailable']),
      database: z.enum(['ok', 'away']),
      redis: z.enum(['ok', 'away']).optional(),
    }),
  }),
  config: endpoint({
    method: 'GET',
    path: '/api/config',
    access: 'anyone',
    summary: 'What this installation offers, and how many projects are open',
    response: z.object({ github: z.boolean(), openProjects: z.number() }),
  }),
} as const;
