import { news } from '@teamwright/contracts/news.ts';
import { type App, route } from '../../core/http.ts';
import { getNews } from './news.service.ts';

export function newsRoutes(app: App): void {
  route(app, news.get, (ctx) => getNews(ctx), { limit: 'match' });
}
