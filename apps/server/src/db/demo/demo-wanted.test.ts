import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { demoWanted } from './demo-wanted.ts';

const localHosts = ['127.0.0.1', 'localhost', '::1', '::ffff:127.0.0.1'];
const openHosts = ['0.0.0.0', '::', '::ffff:0.0.0.0', '192.168.1.5', 'localhost.evil.example'];
const localUrls = [
  '',
  'http://localhost:3000',
  'http://127.0.0.1',
  'https://[::1]',
  'http://[::ffff:127.0.0.1]',
];
const openUrls = [
  'https://team.example.org',
  'http://localhost.evil.example',
  'http://127.0.0.1.nip.io',
  'http://localhost@evil.example',
  'http://0.0.0.0:3000',
  'http://[::]',
  'http://[::ffff:192.168.1.5]',
];
const hosts = [...localHosts, ...openHosts];
const urls = [...localUrls, ...openUrls];

/** Every combination of the variables with its expected result. */
const cases = hosts.flatMap((HOST) =>
  urls.flatMap((PUBLIC_URL) =>
    ['development', 'test', 'production'].flatMap((NODE_ENV) =>
      ['auto', 'true', 'false']
        // The configuration rejects this pair.
        .filter((SEED_DEMO) => NODE_ENV !== 'production' || SEED_DEMO !== 'true')
        .map((SEED_DEMO) => {
          const local = localHosts.includes(HOST) && localUrls.includes(PUBLIC_URL);
          const env = { HOST, PUBLIC_URL, NODE_ENV, SEED_DEMO, SECRET_KEY: 'x'.repeat(32) };
          return { env, local, production: NODE_ENV === 'production' };
        }),
    ),
  ),
);

describe('for HOST, PUBLIC_URL, NODE_ENV and SEED_DEMO', () => {
  test('enables the demo by default only for a loopback HOST and PUBLIC_URL', () => {
    const wrong = cases.filter(({ env, local, production }) => {
      const asked = env.SEED_DEMO === 'true';
      const wanted = !production && (asked || (env.SEED_DEMO === 'auto' && local));
      return demoWanted(loadConfig(env)) !== wanted;
    });
    expect(wrong).toEqual([]);
  });

  test('enables sign-in with the bundled code host only there, regardless of SEED_DEMO', () => {
    const wrong = cases.filter(
      ({ env, local, production }) => loadConfig(env).codehost.bundled !== (local && !production),
    );
    expect(wrong).toEqual([]);
  });

  test('has cases with both results', () => {
    expect(cases.length).toBe(hosts.length * urls.length * 8);
    expect(cases.filter(({ local }) => local).length).toBe(localHosts.length * localUrls.length * 8);
  });
});
