import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';

export const system = {
  health: endpoint({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'Check that the process runs',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary:
      'Check that the process can serve; 503 if not. Degraded: it serves, but cannot reach the other processes',
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
    summary: 'Get the features of this installation and the number of open projects',
    response: z.object({ github: z.boolean(), openProjects: z.number() }),
  }),
} as const;
