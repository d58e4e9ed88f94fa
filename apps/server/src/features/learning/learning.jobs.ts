import type { ScheduledJob } from '../../core/jobs.ts';
import { deleteOldRecords } from './learning.service.ts';

export const learningJobs: readonly ScheduledJob[] = [
  { name: 'learning.forget_shown', cron: '37 3 * * *', run: deleteOldRecords },
];
