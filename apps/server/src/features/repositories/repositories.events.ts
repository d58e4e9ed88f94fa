import { durable, inside } from '../../core/events.ts';
import { analyseRepository } from './repositories.analysis.service.ts';
import { forgetRepositories, resumeReading, stopReading } from './repositories.service.ts';

/** The code host may be unavailable for hours. */
const patience = { retries: 12, longestWait: 3600, slow: true };

export const repositoriesEvents = [
  durable(
    'repository.requested',
    'repositories.analyse',
    (ctx, { repositoryId }) => analyseRepository(ctx, repositoryId),
    patience,
  ),
  inside('github.linked', 'repositories.resume', (ctx, { userId }) => resumeReading(ctx, userId, false)),
  inside('github.access_renewed', 'repositories.resume_stopped', (ctx, { userId }) =>
    resumeReading(ctx, userId, true),
  ),
  inside('github.access_lost', 'repositories.stop_refused', (ctx, { userId }) =>
    stopReading(ctx, userId, 'access_lost'),
  ),
  inside('github.unlinked', 'repositories.stop', (ctx, { userId }) => stopReading(ctx, userId, 'unlinked')),
  inside('account.deleted', 'repositories.forget', (ctx, { userId }) => forgetRepositories(ctx, userId)),
];
