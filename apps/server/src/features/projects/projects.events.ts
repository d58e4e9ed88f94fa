import { inside } from '../../core/events.ts';
import { leaveAllProjects } from './projects.departure.ts';

export const projectsEvents = [
  inside('account.deleted', 'projects.leave', (ctx, { userId }) => leaveAllProjects(ctx, userId)),
];
