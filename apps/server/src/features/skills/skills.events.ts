import { afterCommit, inTransaction } from '../../core/events.ts';
import {
  recomputeEvidenceOf,
  recordOutcome,
  recordPosting,
  withdrawOutcome,
} from './skills.projects.service.ts';
import { deleteSkills } from './skills.service.ts';

export const skillsEvents = [
  afterCommit('skills.changed', 'skills.refresh', (ctx, { userId }) =>
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'skills', id: userId }),
  ),
  inTransaction('project.created', 'skills.posting_created', recordPosting),
  inTransaction('project.edited', 'skills.posting_edited', recordPosting),
  inTransaction('project.archived', 'skills.posting_archived', recordPosting),
  inTransaction('ownership.accepted', 'skills.posting_accepted', recordPosting),
  inTransaction('ownership.inherited', 'skills.posting_inherited', recordPosting),
  inTransaction('request.accepted', 'skills.outcome', recordOutcome),
  inTransaction('member.left', 'skills.outcome_withdrawn', withdrawOutcome),
  inTransaction('account.suspended', 'skills.word_suspended', recomputeEvidenceOf),
  inTransaction('account.restored', 'skills.word_restored', recomputeEvidenceOf),
  inTransaction('account.deleted', 'skills.delete', (ctx, { userId }) => deleteSkills(ctx, userId)),
];
