import { asJob, inTransaction } from '../../core/events.ts';
import { analyseRepository } from './repositories.analysis.service.ts';
import { deleteRepositories, resumeReading, stopReading } from './repositories.service.ts';

/** The code host may be unavailable for hours. */
const retryPolicy = { retries: 12, maxWaitSeconds: 3600, slow: true };

export const repositoriesEvents = [
  asJob(
    'repository.requested',
    'repositories.analyse',
    (ctx, { repositoryId }) => analyseRepository(ctx, repositoryId),
    retryPolicy,
  ),
  inTransaction('github.linked', 'repositories.resume', (ctx, { userId }) =>
    resumeReading(ctx, userId, false),
  ),
  inTransaction('github.access_renewed', 'repositories.resume_stopped', (ctx, { userId }) =>
    resumeReading(ctx, userId, true),
  ),
  inTransaction('github.access_lost', 'repositories.stop_refused', (ctx, { userId }) =>
    stopReading(ctx, userId, 'access_lost'),
  ),
  inTransaction('github.unlinked', 'repositories.stop', (ctx, { userId }) =>
    stopReading(ctx, userId, 'unlinked'),
  ),
  inTransaction('account.deleted', 'repositories.delete', (ctx, { userId }) =>
    deleteRepositories(ctx, userId),
  ),
];
