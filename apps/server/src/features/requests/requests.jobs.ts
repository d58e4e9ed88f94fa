import type { ScheduledJob } from '../../core/jobs.ts';
import { expireOverdue } from './requests.expire.ts';

export const requestsJobs: readonly ScheduledJob[] = [
  { name: 'requests.expire', cron: '7 * * * *', run: expireOverdue },
];
