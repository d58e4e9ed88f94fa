import type { ScheduledJob } from '../../core/jobs.ts';
import { removeOldChanges } from './matching.changes.service.ts';
import { refreshExposure } from './matching.exposure.service.ts';

export const matchingJobs: readonly ScheduledJob[] = [
  { name: 'matching.forget_changes', cron: '17 3 * * *', run: removeOldChanges },
  { name: 'matching.exposure', cron: '47 3 * * *', run: refreshExposure },
];
