import type { ScheduledJob } from '../../core/jobs.ts';
import { refreshExposure } from './matching.exposure.service.ts';
import { forgetOldChanges } from './matching.service.ts';

export const matchingJobs: readonly ScheduledJob[] = [
  { name: 'matching.forget_changes', cron: '17 3 * * *', run: forgetOldChanges },
  { name: 'matching.exposure', cron: '47 3 * * *', run: refreshExposure },
];
