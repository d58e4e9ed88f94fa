import type { ScheduledJob } from '../../core/jobs.ts';
import { advanceEvents, remindOfEvents } from './events.notifications.service.ts';
import { reencryptWebhooks } from './webhook/events.webhook.service.ts';

export const eventsJobs: readonly ScheduledJob[] = [
  { name: 'events.remind', cron: '11 * * * *', run: remindOfEvents },
  { name: 'events.advance', cron: '*/10 * * * *', run: advanceEvents },
  { name: 'events.reseal_webhooks', cron: '54 3 * * *', run: reencryptWebhooks },
];
