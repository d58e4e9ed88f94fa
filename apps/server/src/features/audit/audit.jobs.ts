import type { ScheduledJob } from '../../core/jobs.ts';
import { removeOldAudit } from './audit.service.ts';

export const auditJobs: readonly ScheduledJob[] = [
  { name: 'audit.remove_old', cron: '41 3 * * *', run: removeOldAudit },
];
