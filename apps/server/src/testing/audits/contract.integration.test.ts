import { contract } from '@teamwright/contracts/core/contract.ts';
import type { Endpoint } from '@teamwright/contracts/core/endpoint.ts';
import { endpointTable } from '@teamwright/contracts/core/endpoint-table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventName } from '../../core/events.ts';
import { createUser } from '../actors/factories.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { compactJson } from './compact-json.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]): [string, Endpoint] => [`${feature}.${verb}`, endpoint]),
);

describe('the contract', () => {
  test.each(endpoints)('%s is served', (_name, { method, path }) => {
    expect(site.app.hasRoute({ method, url: path })).toBe(true);
  });

  test('has one endpoint per method and path', () => {
    const places = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('has one table row per endpoint', () => {
    expect(Object.keys(endpointTable).sort()).toEqual(endpoints.map(([name]) => name).sort());
  });

  test.each(endpoints.filter(([, { access }]) => access === 'user'))(
    '%s rejects guests',
    async (_, endpoint) => {
      const url = endpoint.path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');
      const answer = await site.guest().call(endpoint.method, url);
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 401,
        code: 'unauthenticated',
      });
    },
  );

  test.each(endpoints.filter(([, { access }]) => access === 'admin'))(
    '%s does not exist for guests and for people without the role',
    async (_, endpoint) => {
      const url = endpoint.path.replace(/:\w+/g, 'no-id');
      const unknown = { success: false, code: 'not_found', message: 'This address was not found' };
      for (const client of [site.guest(), await createUser(site)]) {
        const answer = await client.call(endpoint.method, url);
        expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
          status: 404,
          body: unknown,
        });
      }
    },
  );

  test('is published as the OpenAPI document of the snapshot', async () => {
    const published = await site.guest().call('GET', '/api/openapi.json');
    expect(published.statusCode).toBe(200);
    const snapshot = compactJson(published.json());
    expect(JSON.parse(snapshot)).toEqual(published.json());
    await expect(`${snapshot}\n`).toMatchFileSnapshot('openapi.snapshot.json');
  });

  test('is published without references to missing components', async () => {
    const document = (await site.guest().call('GET', '/api/openapi.json')).json();
    const parts = Object.entries<object>(document.components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    const missing = new Set([...references].map(([, address]) => address)).difference(new Set(parts));
    expect([...missing]).toEqual([]);
  });
});

/** Every domain event; for events without a listener, the reason. */
const unheard: Record<EventName, string | undefined> = {
  'account.created': undefined,
  'account.deleted': undefined,
  'account.suspended': undefined,
  'account.restored': undefined,
  'account.role_changed': undefined,
  'account.verified': undefined,
  'person.blocked': undefined,
  'person.unblocked': undefined,
  'request.lapsed': undefined,
  'report.filed': undefined,
  'report.resolved': undefined,
  'account.renamed': undefined,
  'password.changed': undefined,
  'reset.requested': undefined,
  'verification.requested': undefined,
  'mail.queued': undefined,
  'onboarding.requested': undefined,
  'github.linked': undefined,
  'notification.mail_wanted': undefined,
  'github.access_dropped': undefined,
  'github.access_lost': undefined,
  'github.access_renewed': undefined,
  'github.unlinked': undefined,
  'repository.requested': undefined,
  'repository.words_changed': undefined,
  'access.revoked': undefined,
  'session.ended': undefined,
  'session.used': undefined,
  'person.active': undefined,
  'profile.updated': undefined,
  'pictures.dropped': undefined,
  'skills.changed': undefined,
  'project.created': undefined,
  'project.edited': undefined,
  'project.archived': undefined,
  'project.status_changed': undefined,
  'seat.opened': undefined,
  'seat.removed': undefined,
  'seat.renamed': undefined,
  'answers.changed': undefined,
  'request.submitted': undefined,
  'invitation.sent': undefined,
  'request.accepted': undefined,
  'request.rejected': undefined,
  'request.withdrawn': undefined,
  'request.expired': undefined,
  'request.reopened': undefined,
  'request.reminded': undefined,
  'event.changed': undefined,
  'event.reviewed': undefined,
  'event.opened': undefined,
  'event.cancelled': undefined,
  'event.organiser_added': undefined,
  'event.registration_changed': undefined,
  'event.registered': undefined,
  'event.news_queued': undefined,
  'event.thanked': undefined,
  'event.pulse_given': undefined,
  'event.team_request_sent': undefined,
  'event.team_request_closed': undefined,
  'event.moved_up': undefined,
  'event.participant_removed': undefined,
  'event.confirmation_asked': undefined,
  'event.invitees_imported': undefined,
  'event.forming_requested': undefined,
  'event.published': undefined,
  'event.repaired': undefined,
  'event.move_asked': undefined,
  'event.late_comer_added': undefined,
  'event.unpublished': undefined,
  'comment.posted': undefined,
  'comment.changed': undefined,
  'member.joined': undefined,
  'message.changed': undefined,
  'member.role_changed': undefined,
  'ownership.offered': undefined,
  'ownership.withdrawn': undefined,
  'ownership.accepted': undefined,
  'ownership.declined': undefined,
  'message.mentioned': undefined,
  'ownership.inherited': undefined,
  'message.pinned': undefined,
  'message.pictures_removed': undefined,
  'message.reacted': undefined,
  'member.left': undefined,
};

describe('domain events', () => {
  test.each(Object.entries(unheard) as [EventName, string | undefined][])(
    '%s has a listener or a reason for none',
    (event, reason) => {
      expect(site.app.deps.jobs.subscribers.of(event).length > 0).toBe(reason === undefined);
    },
  );

  test('have reactions with unique names', () => {
    const { subscribers } = site.app.deps.jobs;
    const names = Object.keys(unheard).flatMap((event) =>
      subscribers.of(event as EventName).map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
