import { nearby } from '@teamwright/contracts/nearby.ts';
import { type App, ok, route } from '../../core/http.ts';
import {
  removeSchoolVerification,
  requestSchoolVerification,
  verifySchool,
} from './nearby.school.service.ts';
import { getNearby, getPeopleOfGroup, getProjectsOfGroup } from './nearby.service.ts';
import { suggestPlaces } from './nearby.suggest.service.ts';

export function nearbyRoutes(app: App): void {
  const searching = { limit: 'search' } as const;
  route(app, nearby.groups, (ctx, { query }) => getNearby(ctx, query), searching);
  route(app, nearby.people, (ctx, { query }) => getPeopleOfGroup(ctx, query), searching);
  route(app, nearby.projects, (ctx, { query }) => getProjectsOfGroup(ctx, query), searching);
  route(app, nearby.suggest, (ctx, { query }) => suggestPlaces(ctx, query), searching);
  route(
    app,
    nearby.requestSchoolVerification,
    async (ctx, { body }) => {
      const sent = await requestSchoolVerification(ctx, body.email);
      return ok(sent ? 'We sent an email to your school address.' : 'Your school is verified.');
    },
    { limit: 'mailByCaller' },
  );
  route(
    app,
    nearby.verifySchool,
    async (ctx, { body }) => {
      const user = await verifySchool(ctx, body.token);
      return { ...user, ...ok('Your school is verified.'), user };
    },
    { limit: 'mailLink' },
  );
  route(app, nearby.removeSchoolVerification, async (ctx) => {
    const user = await removeSchoolVerification(ctx);
    return { ...user, ...ok('Your school is no longer marked as verified.'), user };
  });
}
