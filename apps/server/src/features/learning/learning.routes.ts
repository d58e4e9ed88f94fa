import { learning } from '@teamwright/contracts/learning.ts';
import { type App, route } from '../../core/http.ts';
import { reportExposure } from './learning.exposure.service.ts';

export function learningRoutes(app: App): void {
  route(app, learning.exposure, (ctx, { query }) => reportExposure(ctx, query.days));
}
