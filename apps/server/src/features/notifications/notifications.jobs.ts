import type { ScheduledJob } from '../../core/jobs.ts';
import { sendDigests } from './notifications.digest.service.ts';

/** Every quarter of an hour: mornings begin at quarters too, where clocks are 45 minutes off. */
export const notificationsJobs: readonly ScheduledJob[] = [
  { name: 'notifications.digest', cron: '*/15 * * * *', run: sendDigests },
];
