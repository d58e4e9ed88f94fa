import { inside } from '../../core/events.ts';
import { forgetRepositories } from './repositories.service.ts';

export const repositoriesEvents = [
  inside('account.deleted', 'repositories.forget', (ctx, { userId }) => forgetRepositories(ctx, userId)),
];
