import type { ScheduledJob } from '../../core/jobs.ts';
import { settleAllSeats } from './seats.service.ts';

export const seatsJobs: readonly ScheduledJob[] = [
  { name: 'seats.settle', cron: '52 * * * *', run: settleAllSeats },
];
