import type { ScheduledJob } from '../../core/jobs.ts';
import { fillSkeletons } from './accounts.names.service.ts';
import { deleteExpiredLinks } from './email/accounts.links.service.ts';
import { reencryptSecrets } from './second-factor/accounts.authenticator.service.ts';
import { deleteExpiredSteps } from './second-factor/accounts.steps.service.ts';
import { endExpiredSessions } from './sessions/accounts.sessions.service.ts';

export const accountsJobs: readonly ScheduledJob[] = [
  { name: 'accounts.forget_expired_links', cron: '17 * * * *', run: deleteExpiredLinks },
  { name: 'accounts.forget_expired_steps', cron: '*/10 * * * *', run: deleteExpiredSteps },
  { name: 'accounts.reseal_secrets', cron: '47 3 * * *', run: reencryptSecrets },
  { name: 'accounts.end_expired_sessions', cron: '*/10 * * * *', run: endExpiredSessions },
  { name: 'accounts.fill_skeletons', cron: '*/5 * * * *', run: fillSkeletons },
];
