import { blocks } from '@teamwright/contracts/blocks.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as service from './blocks.service.ts';

export function blocksRoutes(app: App): void {
  route(app, blocks.list, (ctx) => service.listBlocked(ctx));
  route(
    app,
    blocks.put,
    async (ctx, { params }) => {
      await service.blockPerson(ctx, params.userId);
      return ok('Blocked');
    },
    { limit: 'block' },
  );
  route(app, blocks.remove, async (ctx, { params }) => {
    await service.unblockPerson(ctx, params.userId);
    return ok('Unblocked');
  });
}
