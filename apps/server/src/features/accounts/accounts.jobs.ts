import type { ScheduledJob } from '../../core/jobs.ts';
import { forgetExpiredLinks } from './accounts.links.service.ts';
import { fillSkeletons } from './accounts.names.service.ts';
import { endExpiredSessions } from './accounts.sessions.service.ts';
import { resealSecrets } from './second-factor/accounts.authenticator.service.ts';
import { forgetExpiredSteps } from './second-factor/accounts.steps.service.ts';

export const accountsJobs: readonly ScheduledJob[] = [
  { name: 'accounts.forget_expired_links', cron: '17 * * * *', run: forgetExpiredLinks },
  { name: 'accounts.forget_expired_steps', cron: '*/10 * * * *', run: forgetExpiredSteps },
  { name: 'accounts.reseal_secrets', cron: '47 3 * * *', run: resealSecrets },
  { name: 'accounts.end_expired_sessions', cron: '*/10 * * * *', run: endExpiredSessions },
  { name: 'accounts.fill_skeletons', cron: '*/5 * * * *', run: fillSkeletons },
];
