import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import { announceRevocation } from '../../core/realtime/revocations.ts';
import { broadcastChange } from './chat.change.service.ts';
import { eraseMentions, notifyMentioned } from './chat.mentions.service.ts';
import { hidePresence } from './chat.presence.service.ts';
import { broadcastReaction, removeUserReactions } from './chat.reactions.service.ts';
import { broadcastStatusChange, onMemberAdded, onMemberRemoved, removeUserReads } from './chat.service.ts';

export const chatEvents = [
  afterCommit('member.joined', 'chat.welcome', (ctx, member) => onMemberAdded(ctx, member)),
  inTransaction('member.left', 'chat.revoke', (ctx, { projectId, userId }) =>
    announceRevocation(ctx, { roomId: projectId, userId }),
  ),
  afterCommit('member.left', 'chat.dismiss', (ctx, member) => onMemberRemoved(ctx, member)),
  inTransaction('account.deleted', 'chat.delete_reactions', (ctx, { userId }) =>
    removeUserReactions(ctx, userId),
  ),
  inTransaction('account.deleted', 'chat.erase_mentions', (ctx, { userId }) => eraseMentions(ctx, userId)),
  inTransaction('account.deleted', 'chat.delete_reads', (ctx, { userId }) => removeUserReads(ctx, userId)),
  afterCommit('person.blocked', 'chat.hide_presence', hidePresence),
  asJob('message.mentioned', 'chat.mentioned', notifyMentioned),
  afterCommit('message.reacted', 'chat.reacted', broadcastReaction),
  afterCommit('message.pinned', 'chat.pinned', broadcastReaction),
  afterCommit('message.changed', 'chat.changed', broadcastChange),
  afterCommit('project.status_changed', 'chat.status', (ctx, { projectId }) =>
    broadcastStatusChange(ctx, projectId),
  ),
];
