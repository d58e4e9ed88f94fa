import type { ScheduledJob } from '../../core/jobs.ts';
import { endProjectsOfDeletedAccounts } from './members/projects.departure.service.ts';

export const projectsJobs: readonly ScheduledJob[] = [
  { name: 'projects.end_left', cron: '37 * * * *', run: endProjectsOfDeletedAccounts },
];
