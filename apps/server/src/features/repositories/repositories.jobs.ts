import type { ScheduledJob } from '../../core/jobs.ts';
import { requestDue } from './repositories.service.ts';

export const repositoriesJobs: readonly ScheduledJob[] = [
  { name: 'repositories.request_due', cron: '*/10 * * * *', run: requestDue },
];
