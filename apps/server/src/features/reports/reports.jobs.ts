import type { ScheduledJob } from '../../core/jobs.ts';
import { releaseResolved } from './reports.pictures.service.ts';

export const reportsJobs: readonly ScheduledJob[] = [
  { name: 'reports.release_pictures', cron: '47 3 * * *', run: releaseResolved },
];
