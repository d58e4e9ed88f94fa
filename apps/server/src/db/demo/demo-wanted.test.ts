import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { demoWanted } from './demo-wanted.ts';

const secret = { SECRET_KEY: 'x'.repeat(32) };

test.each([
  ['on this machine', {}, true],
  ['on this machine, refused', { SEED_DEMO: 'false' }, false],
  ['open to the network', { HOST: '0.0.0.0' }, false],
  ['open to the network, asked for', { HOST: '0.0.0.0', SEED_DEMO: 'true' }, true],
  ['in production', { NODE_ENV: 'production', ...secret }, false],
  ['in production, refused', { NODE_ENV: 'production', SEED_DEMO: 'false', ...secret }, false],
])('%s', (_, env, wanted) => {
  expect(demoWanted(loadConfig(env))).toBe(wanted);
});
