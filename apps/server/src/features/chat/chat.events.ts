import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import { announceRevocation } from '../../core/realtime/revocations.ts';
import { tellChanged } from './chat.change.service.ts';
import { forgetMentions, tellMentioned } from './chat.mentions.service.ts';
import { hidePresence } from './chat.presence.ts';
import { forgetReactions, tellReacted } from './chat.reactions.service.ts';
import { dismissMember, forgetReads, tellStatusChanged, welcomeMember } from './chat.service.ts';

export const chatEvents = [
  afterCommit('member.joined', 'chat.welcome', (ctx, member) => welcomeMember(ctx, member)),
  inTransaction('member.left', 'chat.revoke', (ctx, { projectId, userId }) =>
    announceRevocation(ctx, { roomId: projectId, userId }),
  ),
  afterCommit('member.left', 'chat.dismiss', (ctx, member) => dismissMember(ctx, member)),
  inTransaction('account.deleted', 'chat.forget', (ctx, { userId }) => forgetReactions(ctx, userId)),
  inTransaction('account.deleted', 'chat.forget-mentions', (ctx, { userId }) => forgetMentions(ctx, userId)),
  inTransaction('account.deleted', 'chat.forget-reads', (ctx, { userId }) => forgetReads(ctx, userId)),
  afterCommit('person.blocked', 'chat.hide_presence', hidePresence),
  asJob('message.mentioned', 'chat.mentioned', tellMentioned),
  afterCommit('message.reacted', 'chat.reacted', tellReacted),
  afterCommit('message.pinned', 'chat.pinned', tellReacted),
  afterCommit('message.changed', 'chat.changed', tellChanged),
  afterCommit('project.status_changed', 'chat.status', (ctx, { projectId }) =>
    tellStatusChanged(ctx, projectId),
  ),
];
