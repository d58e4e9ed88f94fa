import type { ScheduledJob } from '../../core/jobs.ts';
import { deleteExpiredFlows } from './github.flow.service.ts';
import { reencryptTokens } from './github.service.ts';

export const githubJobs: readonly ScheduledJob[] = [
  { name: 'github.forget_expired_flows', cron: '41 * * * *', run: deleteExpiredFlows },
  { name: 'github.reseal_tokens', cron: '52 3 * * *', run: reencryptTokens },
];
