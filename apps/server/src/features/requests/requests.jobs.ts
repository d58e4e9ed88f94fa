import type { ScheduledJob } from '../../core/jobs.ts';
import { expireOverdue } from './requests.end.service.ts';
import { remindOfWaiting } from './requests.pending.service.ts';

export const requestsJobs: readonly ScheduledJob[] = [
  { name: 'requests.expire', cron: '7 * * * *', run: expireOverdue },
  { name: 'requests.remind', cron: '22 * * * *', run: remindOfWaiting },
];
