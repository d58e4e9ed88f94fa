import { inTransaction } from '../../core/events.ts';
import {
  recordDeveloperChange,
  recordProfileChange,
  recordProjectChange,
  recordTeamChange,
} from './matching.changes.service.ts';
import { deleteOnOptOut, removeExposure } from './matching.exposure.service.ts';

/** The transaction of a change writes the change log; readers catch up before they read. */
export const matchingEvents = [
  inTransaction('profile.updated', 'matching.opt_out', (ctx, { userId }) => deleteOnOptOut(ctx, userId)),
  inTransaction('account.deleted', 'matching.delete_exposure', (ctx, { userId }) =>
    removeExposure(ctx, userId),
  ),
  inTransaction('account.created', 'matching.account', (ctx, { userId }) =>
    recordDeveloperChange(ctx, userId),
  ),
  inTransaction('account.deleted', 'matching.deleted', (ctx, { userId }) =>
    recordDeveloperChange(ctx, userId),
  ),
  inTransaction('account.suspended', 'matching.suspended', (ctx, { userId }) =>
    recordProfileChange(ctx, userId),
  ),
  inTransaction('account.restored', 'matching.restored', (ctx, { userId }) =>
    recordProfileChange(ctx, userId),
  ),
  inTransaction('person.active', 'matching.active', (ctx, { userId }) => recordDeveloperChange(ctx, userId)),
  inTransaction('profile.updated', 'matching.profile', (ctx, { userId }) => recordProfileChange(ctx, userId)),
  inTransaction('skills.changed', 'matching.skills', (ctx, { userId }) => recordDeveloperChange(ctx, userId)),
  inTransaction('repository.words_changed', 'matching.words', (ctx, { userId }) =>
    recordDeveloperChange(ctx, userId),
  ),
  inTransaction('project.created', 'matching.project', (ctx, { projectId }) =>
    recordProjectChange(ctx, projectId),
  ),
  inTransaction('project.edited', 'matching.edited', (ctx, { projectId }) =>
    recordTeamChange(ctx, projectId),
  ),
  inTransaction('project.status_changed', 'matching.status', (ctx, { projectId }) =>
    recordTeamChange(ctx, projectId),
  ),
  inTransaction('ownership.accepted', 'matching.owner', (ctx, { projectId }) =>
    recordTeamChange(ctx, projectId),
  ),
  inTransaction('member.joined', 'matching.member', (ctx, { projectId }) => recordTeamChange(ctx, projectId)),
  inTransaction('member.left', 'matching.left', (ctx, { projectId, userId }) =>
    recordTeamChange(ctx, projectId, userId),
  ),
];
