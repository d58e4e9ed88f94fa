import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('the line of a call names its path, and never its query', async () => {
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
