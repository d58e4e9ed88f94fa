import { exports } from '@teamwright/contracts/exports.ts';
import { type App, route } from '../../core/http.ts';
import { exportOwnData } from './exports.service.ts';

export function exportsRoutes(app: App): void {
  route(
    app,
    exports.own,
    (ctx, _input, { reply }) => {
      const day = ctx.clock.now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="teamwright-${day}.json"`);
      return exportOwnData(ctx);
    },
    { limit: 'export' },
  );
}
