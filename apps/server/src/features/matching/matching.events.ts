import { durable, inside } from '../../core/events.ts';
import { forgetExposure, heedOptOut } from './matching.exposure.service.ts';
import {
  activityChanged,
  developerChanged,
  profileChanged,
  projectChanged,
  teamChanged,
} from './matching.service.ts';
import { embedChanged, forgetVector } from './matching.vectors.service.ts';

/** The language model may be unavailable for hours. */
const patience = { retries: 12, longestWait: 3600, slow: true };

/** The transaction of a change writes the change log; readers catch up before they read. */
export const matchingEvents = [
  inside('profile.updated', 'matching.opt_out', (ctx, { userId }) => heedOptOut(ctx, userId)),
  inside('account.deleted', 'matching.forget', (ctx, { userId }) => forgetExposure(ctx, userId)),
  inside('account.created', 'matching.account', (ctx, { userId }) => developerChanged(ctx, userId)),
  inside('account.deleted', 'matching.deleted', (ctx, { userId }) => developerChanged(ctx, userId)),
  inside('account.suspended', 'matching.suspended', (ctx, { userId }) => profileChanged(ctx, userId)),
  inside('account.restored', 'matching.restored', (ctx, { userId }) => profileChanged(ctx, userId)),
  inside('person.active', 'matching.active', (ctx, { userId }) => activityChanged(ctx, userId)),
  inside('profile.updated', 'matching.profile', (ctx, { userId }) => profileChanged(ctx, userId)),
  inside('skills.changed', 'matching.skills', (ctx, { userId }) => developerChanged(ctx, userId)),
  inside('repository.words_changed', 'matching.words', (ctx, { userId }) => developerChanged(ctx, userId)),
  inside('project.created', 'matching.project', (ctx, { projectId }) => projectChanged(ctx, projectId)),
  inside('project.edited', 'matching.edited', (ctx, { projectId }) => projectChanged(ctx, projectId)),
  inside('project.status_changed', 'matching.status', (ctx, { projectId }) => projectChanged(ctx, projectId)),
  inside('ownership.accepted', 'matching.owner', (ctx, { projectId }) => teamChanged(ctx, projectId)),
  inside('member.joined', 'matching.member', (ctx, { projectId }) => teamChanged(ctx, projectId)),
  inside('member.left', 'matching.left', (ctx, { projectId, userId }) => teamChanged(ctx, projectId, userId)),
  inside('account.deleted', 'matching.forget_vector', (ctx, { userId }) => forgetVector(ctx, userId)),
  durable('match_text.changed', 'matching.embed', embedChanged, patience),
];
