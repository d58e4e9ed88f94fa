import { inside, live } from '../../core/events.ts';
import { forgetSkills } from './skills.service.ts';

export const skillsEvents = [
  live('skills.changed', 'skills.refresh', (ctx, { userId }) =>
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'skills', id: userId }),
  ),
  inside('account.deleted', 'skills.forget', (ctx, { userId }) => forgetSkills(ctx, userId)),
];
