import type { ScheduledJob } from '../../core/jobs.ts';
import { sweepUploads } from './pictures.service.ts';

export const uploadsJobs: readonly ScheduledJob[] = [
  { name: 'uploads.sweep', cron: '23 * * * *', run: sweepUploads },
];
