import type { ScheduledJob } from '../../core/jobs.ts';
import { readStalePlaces } from './nearby.places.service.ts';

/** A server of the version before writes profiles without reading them, while it runs beside this one. */
export const nearbyJobs: readonly ScheduledJob[] = [
  { name: 'nearby.read_stale_places', cron: '*/5 * * * *', run: readStalePlaces },
];
