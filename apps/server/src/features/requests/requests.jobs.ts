import type { ScheduledJob } from '../../core/jobs.ts';
import { expireOverdue } from './requests.expire.service.ts';
import { remindOfWaiting } from './requests.reminders.service.ts';

export const requestsJobs: readonly ScheduledJob[] = [
  { name: 'requests.expire', cron: '7 * * * *', run: expireOverdue },
  { name: 'requests.remind', cron: '22 * * * *', run: remindOfWaiting },
];
