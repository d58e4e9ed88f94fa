import type { ScheduledJob } from '../../core/jobs.ts';
import { expireOverdue } from './requests.expire.ts';
import { remindOfWaiting } from './requests.reminders.ts';

export const requestsJobs: readonly ScheduledJob[] = [
  { name: 'requests.expire', cron: '7 * * * *', run: expireOverdue },
  { name: 'requests.remind', cron: '22 * * * *', run: remindOfWaiting },
];
