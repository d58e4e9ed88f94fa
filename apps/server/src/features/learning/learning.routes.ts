import { learning } from '@teamwright/contracts/learning.ts';
import { type App, route } from '../../core/http.ts';
import { publicExposureMaxAgeMs, readPublicExposure, reportExposure } from './learning.exposure.service.ts';

export function learningRoutes(app: App): void {
  route(app, learning.exposure, (ctx, { query }) => reportExposure(ctx, query.days));
  const cacheControl = `public, max-age=${publicExposureMaxAgeMs / 1000}`;
  route(
    app,
    learning.publicExposure,
    async (ctx, _input, { reply }) => {
      const report = await readPublicExposure(ctx);
      reply.header('cache-control', cacheControl);
      return report;
    },
    { limit: 'match' },
  );
}
