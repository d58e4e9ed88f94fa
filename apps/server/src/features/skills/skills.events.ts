import { inside } from '../../core/events.ts';
import { forgetSkills } from './skills.service.ts';

export const skillsEvents = [
  inside('account.deleted', 'skills.forget', (ctx, { userId }) => forgetSkills(ctx, userId)),
];
