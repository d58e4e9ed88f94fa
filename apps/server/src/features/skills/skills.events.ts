import { inside, live } from '../../core/events.ts';
import { recordOutcome, recordPosting, weighWordAnew, withdrawOutcome } from './skills.projects.service.ts';
import { forgetSkills } from './skills.service.ts';

export const skillsEvents = [
  live('skills.changed', 'skills.refresh', (ctx, { userId }) =>
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'skills', id: userId }),
  ),
  inside('project.created', 'skills.posting_created', recordPosting),
  inside('project.edited', 'skills.posting_edited', recordPosting),
  inside('project.archived', 'skills.posting_archived', recordPosting),
  inside('ownership.accepted', 'skills.posting_accepted', recordPosting),
  inside('ownership.inherited', 'skills.posting_inherited', recordPosting),
  inside('request.accepted', 'skills.outcome', recordOutcome),
  inside('member.left', 'skills.outcome_withdrawn', withdrawOutcome),
  inside('account.suspended', 'skills.word_suspended', weighWordAnew),
  inside('account.restored', 'skills.word_restored', weighWordAnew),
  inside('account.deleted', 'skills.forget', (ctx, { userId }) => forgetSkills(ctx, userId)),
];
