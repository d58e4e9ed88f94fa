import type { ScheduledJob } from '../../core/jobs.ts';
import { sendDigests } from './notifications.digest.service.ts';

/** Every quarter of an hour, because some time zones are offset by 45 minutes. */
export const notificationsJobs: readonly ScheduledJob[] = [
  { name: 'notifications.digest', cron: '*/15 * * * *', run: sendDigests },
];
