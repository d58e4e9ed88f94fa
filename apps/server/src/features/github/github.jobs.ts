import type { ScheduledJob } from '../../core/jobs.ts';
import { forgetExpiredFlows } from './github.flow.service.ts';
import { resealTokens } from './github.service.ts';

export const githubJobs: readonly ScheduledJob[] = [
  { name: 'github.forget_expired_flows', cron: '41 * * * *', run: forgetExpiredFlows },
  { name: 'github.reseal_tokens', cron: '52 3 * * *', run: resealTokens },
];
