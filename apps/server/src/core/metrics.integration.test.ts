import { expect, test } from 'vitest';
import { createProject, createUser } from '../testing/actors/factories.ts';
import { createTestApp } from '../testing/test-app.ts';

const token = 'a token of the operator';

test('serves the metrics to callers with the token and 404 to others', async () => {
  const site = await createTestApp({ env: { METRICS_TOKEN: token } });
  try {
    const user = await createUser(site);
    const { id } = await createProject(user);
    await user.call('POST', '/api/chat/send', { body: { postId: id, message: 'counted' } });
    await user.call('GET', `/api/chat/messages/${id}`);
    await site.app.deps.matchIndex.catchUp();
    const ask = (authorization: string) =>
      site.guest().call('GET', '/metrics', { headers: { authorization } });
    expect((await site.guest().call('GET', '/metrics')).statusCode).toBe(404);
    expect((await ask('Bearer something else')).json()).toMatchObject({ code: 'not_found' });
    const { body, headers } = await ask(`Bearer ${token}`);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      'teamwright_messages_total{outcome="stored"} 1',
      'teamwright_http_request_seconds_count{method="GET",route="/api/chat/messages/:postId",status="200"} 1',
      'teamwright_sockets 0',
      'teamwright_index_projects 1',
    ])
      expect(body.split('\n')).toContain(line);
    expect(body).toMatch(/^teamwright_jobs_waiting \d+$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(body).not.toContain(id);
  } finally {
    await site.close();
  }
});

test('serves no metrics if no token is configured', async () => {
  const site = await createTestApp();
  expect((await site.guest().call('GET', '/metrics')).statusCode).toBe(404);
  await site.close();
});
