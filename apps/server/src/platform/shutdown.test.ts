import { pino } from 'pino';
import { expect, test } from 'vitest';
import { closeAll } from './shutdown.ts';

test('closes in order and continues after a failure or a hang', async () => {
  const closed: string[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line).msg) });
  const step = (what: string, close: () => Promise<unknown>) => ({
    what,
    timeoutMs: 50,
    close: () => {
      closed.push(what);
      return close();
    },
  });
  await closeAll(
    [
      step('the server', () => Promise.resolve()),
      step('a broken one', () => Promise.reject(new Error('no'))),
      step('a slow one', () => new Promise(() => undefined)),
      step('the database', () => Promise.resolve()),
    ],
    log,
  );
  expect(closed).toEqual(['the server', 'a broken one', 'a slow one', 'the database']);
  expect(logged).toEqual(['a broken one did not close', 'a slow one took more than 50 ms to close']);
});
