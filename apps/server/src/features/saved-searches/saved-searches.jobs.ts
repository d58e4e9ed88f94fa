import type { ScheduledJob } from '../../core/jobs.ts';
import { sendAlerts } from './saved-searches.alerts.service.ts';

export const savedSearchesJobs: readonly ScheduledJob[] = [
  { name: 'saved_searches.alert', cron: '*/10 * * * *', run: sendAlerts },
];
