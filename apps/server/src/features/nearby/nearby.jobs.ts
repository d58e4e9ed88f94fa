import type { ScheduledJob } from '../../core/jobs.ts';
import { readStalePlaces } from './nearby.places.service.ts';

/** Needed during an upgrade: a server of the previous version writes profiles without parsing their places. */
export const nearbyJobs: readonly ScheduledJob[] = [
  { name: 'nearby.read_stale_places', cron: '*/5 * * * *', run: readStalePlaces },
];
