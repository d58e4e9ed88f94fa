import type { ScheduledJob } from '../../core/jobs.ts';
import { deleteExpiredEmails } from './mail.service.ts';

export const mailJobs: readonly ScheduledJob[] = [
  { name: 'mail.forget_expired', cron: '23 * * * *', run: deleteExpiredEmails },
];
