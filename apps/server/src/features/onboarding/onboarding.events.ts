import { asJob, inTransaction } from '../../core/events.ts';
import { readOnboarding } from './onboarding.reading.service.ts';
import {
  clearOnboarding,
  deleteOnboarding,
  resumeOnboarding,
  startOnboarding,
  stopOnboarding,
} from './onboarding.service.ts';
import { deleteWelcome, startWelcome } from './onboarding.welcome.service.ts';

/** The code host may be unavailable for hours. */
const retryPolicy = { retries: 12, maxWaitSeconds: 3600, slow: true };

export const onboardingEvents = [
  asJob(
    'onboarding.requested',
    'onboarding.read',
    (ctx, { userId }) => readOnboarding(ctx, userId),
    retryPolicy,
  ),
  inTransaction('github.linked', 'onboarding.start', (ctx, { userId }) => startOnboarding(ctx, userId)),
  inTransaction('github.access_renewed', 'onboarding.resume', (ctx, { userId }) =>
    resumeOnboarding(ctx, userId),
  ),
  inTransaction('github.access_lost', 'onboarding.stop', (ctx, { userId }) => stopOnboarding(ctx, userId)),
  inTransaction('github.unlinked', 'onboarding.clear', (ctx, { userId }) => clearOnboarding(ctx, userId)),
  inTransaction('account.created', 'onboarding.welcome', (ctx, { userId }) => startWelcome(ctx, userId)),
  inTransaction('account.deleted', 'onboarding.delete_steps', (ctx, { userId }) =>
    deleteWelcome(ctx, userId),
  ),
  inTransaction('account.deleted', 'onboarding.delete', (ctx, { userId }) => deleteOnboarding(ctx, userId)),
];
