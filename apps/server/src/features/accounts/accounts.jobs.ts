import type { ScheduledJob } from '../../core/jobs.ts';
import { forgetExpiredLinks } from './accounts.links.ts';

export const accountsJobs: readonly ScheduledJob[] = [
  { name: 'accounts.forget_expired_links', cron: '17 * * * *', run: forgetExpiredLinks },
];
