import type { ScheduledJob } from '../../core/jobs.ts';
import { sendWeeklyMatches } from './weekly-matches.service.ts';

/** Often, with a limit for each run, so that the emails of a large site are spread over the week. */
export const weeklyMatchesJobs: readonly ScheduledJob[] = [
  { name: 'weekly_matches.send', cron: '8-59/15 * * * *', run: sendWeeklyMatches },
];
