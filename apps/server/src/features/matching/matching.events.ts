import { inTransaction } from '../../core/events.ts';
import { deleteOnOptOut, forgetExposure } from './matching.exposure.service.ts';
import { developerChanged, profileChanged, projectChanged, teamChanged } from './matching.service.ts';

/** The transaction of a change writes the change log; readers catch up before they read. */
export const matchingEvents = [
  inTransaction('profile.updated', 'matching.opt_out', (ctx, { userId }) => deleteOnOptOut(ctx, userId)),
  inTransaction('account.deleted', 'matching.forget', (ctx, { userId }) => forgetExposure(ctx, userId)),
  inTransaction('account.created', 'matching.account', (ctx, { userId }) => developerChanged(ctx, userId)),
  inTransaction('account.deleted', 'matching.deleted', (ctx, { userId }) => developerChanged(ctx, userId)),
  inTransaction('account.suspended', 'matching.suspended', (ctx, { userId }) => profileChanged(ctx, userId)),
  inTransaction('account.restored', 'matching.restored', (ctx, { userId }) => profileChanged(ctx, userId)),
  inTransaction('person.active', 'matching.active', (ctx, { userId }) => developerChanged(ctx, userId)),
  inTransaction('profile.updated', 'matching.profile', (ctx, { userId }) => profileChanged(ctx, userId)),
  inTransaction('skills.changed', 'matching.skills', (ctx, { userId }) => developerChanged(ctx, userId)),
  inTransaction('repository.words_changed', 'matching.words', (ctx, { userId }) =>
    developerChanged(ctx, userId),
  ),
  inTransaction('project.created', 'matching.project', (ctx, { projectId }) =>
    projectChanged(ctx, projectId),
  ),
  inTransaction('project.edited', 'matching.edited', (ctx, { projectId }) => projectChanged(ctx, projectId)),
  inTransaction('project.status_changed', 'matching.status', (ctx, { projectId }) =>
    projectChanged(ctx, projectId),
  ),
  inTransaction('ownership.accepted', 'matching.owner', (ctx, { projectId }) => teamChanged(ctx, projectId)),
  inTransaction('member.joined', 'matching.member', (ctx, { projectId }) => teamChanged(ctx, projectId)),
  inTransaction('member.left', 'matching.left', (ctx, { projectId, userId }) =>
    teamChanged(ctx, projectId, userId),
  ),
];
