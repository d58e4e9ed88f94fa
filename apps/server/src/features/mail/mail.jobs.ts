import type { ScheduledJob } from '../../core/jobs.ts';
import { deleteExpiredMails } from './mail.service.ts';

export const mailJobs: readonly ScheduledJob[] = [
  { name: 'mail.forget_expired', cron: '23 * * * *', run: deleteExpiredMails },
];
