import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('logs the path of a call and never its query', async () => {
  const lines: string[] = [];
  const loggerInstance = createLogger('info', { write: (line) => lines.push(line) });
  const app = fastify({ loggerInstance });
  app.get('/unsubscribe', async () => '');
  await app.inject('/unsubscribe?token=secret&q=words');
  await app.close();
  const { req } = JSON.parse(lines[0] ?? '');
  expect(req).toEqual({
    method: 'GET',
    url: '/unsubscribe',
    host: 'localhost:80',
    remoteAddress: '127.0.0.1',
  });
  expect(lines.join('')).not.toContain('secret');
});

test('logs an error without query values, addresses and secret parts of links', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const values = ['ada@example.org', 'a-session-token', 'a private\nmessage'];
  const refused = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(ada@example.org)',
    code: '23505',
  });
  log.error(
    { err: new DrizzleQueryError('insert into users values ($1, $2, $3)', values, refused) },
    'failed',
  );
  const rejected = Object.assign(new Error('550 <ada@example.org> refused'), {
    rejected: ['ada@example.org'],
  });
  log.warn({ err: rejected }, 'a mail cannot be delivered');
  log.warn({ err: new Error('GET https://team.example.org/reset#a-session-token failed') }, 'failed');
  log.warn({ err: new AggregateError([new Error('refused at 127.0.0.1:5432')]) }, 'failed');
  expect(lines.join('')).not.toMatch(/ada@|a-session-token|private|detail|params|rejected"/);
  const [query, , , many] = lines.map((line) => JSON.parse(line).err);
  expect(query).toMatchObject({
    message: 'Failed query: insert into users values ($1, $2, $3)',
    cause: { message: 'duplicate key', code: '23505', stack: expect.stringContaining('logger.test.ts') },
  });
  expect(many.cause.message).toBe('refused at 127.0.0.1:5432');
});
