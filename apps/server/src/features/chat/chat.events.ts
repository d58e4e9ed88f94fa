import { durable, inside, live } from '../../core/events.ts';
import { announceRevocation } from '../../core/revocations.ts';
import { tellChanged } from './chat.change.service.ts';
import { forgetMentions, tellMentioned } from './chat.mentions.service.ts';
import { hidePresence } from './chat.presence.ts';
import { forgetReactions, tellReacted } from './chat.reactions.service.ts';
import { dismissMember, forgetReads, tellStatusChanged, welcomeMember } from './chat.service.ts';

export const chatEvents = [
  live('member.joined', 'chat.welcome', (ctx, member) => welcomeMember(ctx, member)),
  inside('member.left', 'chat.revoke', (ctx, { projectId, userId }) =>
    announceRevocation(ctx, { roomId: projectId, userId }),
  ),
  live('member.left', 'chat.dismiss', (ctx, member) => dismissMember(ctx, member)),
  inside('account.deleted', 'chat.forget', (ctx, { userId }) => forgetReactions(ctx, userId)),
  inside('account.deleted', 'chat.forget-mentions', (ctx, { userId }) => forgetMentions(ctx, userId)),
  inside('account.deleted', 'chat.forget-reads', (ctx, { userId }) => forgetReads(ctx, userId)),
  live('person.blocked', 'chat.hide_presence', hidePresence),
  durable('message.mentioned', 'chat.mentioned', tellMentioned),
  live('message.reacted', 'chat.reacted', tellReacted),
  live('message.pinned', 'chat.pinned', tellReacted),
  live('message.changed', 'chat.changed', tellChanged),
  live('project.status_changed', 'chat.status', (ctx, { projectId }) => tellStatusChanged(ctx, projectId)),
];
