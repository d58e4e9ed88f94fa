import type { ScheduledJob } from '../../core/jobs.ts';
import { refreshExposure } from './matching.exposure.service.ts';
import { refitWeights } from './matching.refit.service.ts';
import { forgetOldChanges } from './matching.service.ts';
import { embedDue } from './matching.vectors.service.ts';

export const matchingJobs: readonly ScheduledJob[] = [
  { name: 'matching.forget_changes', cron: '17 3 * * *', run: forgetOldChanges },
  { name: 'matching.exposure', cron: '47 3 * * *', run: refreshExposure },
  { name: 'matching.refit', cron: '7 4 * * *', run: refitWeights },
  { name: 'matching.embed_due', cron: '*/10 * * * *', run: embedDue },
];
