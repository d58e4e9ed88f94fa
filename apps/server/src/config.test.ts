import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, loadConfig } from './config.ts';

const key = 'a-key-of-more-than-thirty-two-characters';

describe('defaults', () => {
  test('is a development server for this machine only', () => {
    expect(loadConfig({})).toEqual({
      mode: 'development',
      production: false,
      listen: { host: '127.0.0.1', port: 3000 },
      local: true,
      publicUrl: 'http://localhost:3000',
      https: false,
      dataDir: resolve('data'),
      database: { url: undefined, poolSize: 10 },
      redisUrl: undefined,
      secretKey: { current: undefined, previous: undefined },
      codehost: {
        url: 'https://github.com',
        apiUrl: 'https://api.github.com',
        client: undefined,
        bundled: true,
      },
      webhookOrigins: ['https://hooks.slack.com', 'https://discord.com'],
      s3: undefined,
      mail: { smtpUrl: undefined, from: 'Teamwright <no-reply@localhost>' },
      seedDemo: 'auto',
      relaxedLimits: false,
      withoutEffect: [],
      trustProxy: false,
      metricsToken: undefined,
      logLevel: 'info',
      adminSecondFactorRequired: false,
      insights: false,
    });
  });

  test('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  test('derives the port of the public address from PORT', () => {
    expect(loadConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(loadConfig({ PUBLIC_URL: 'https://team.example.org/' }).publicUrl).toBe(
      'https://team.example.org',
    );
  });
});

describe('stops the start with a line that names an invalid variable', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of development, production, test'],
    [
      { WEBHOOK_ORIGINS: 'https://chat.example.org/hooks' },
      'WEBHOOK_ORIGINS must be addresses without a path, separated by commas',
    ],
    [
      { PUBLIC_URL: 'team.example.org' },
      'PUBLIC_URL must be an address that starts with http:// or https://',
    ],
    [{ PUBLIC_URL: 'https://example.org/team' }, 'PUBLIC_URL must be an address without a path'],
    [
      { DATABASE_URL: 'mysql://h/d' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY must be set in production'],
    [
      { NODE_ENV: 'production', SECRET_KEY: key, SEED_DEMO: 'true' },
      'SEED_DEMO must not be true in production',
    ],
    [
      { NODE_ENV: 'production', SECRET_KEY: key, LIMITS: 'relaxed' },
      'LIMITS must not be relaxed in production',
    ],
    [{ GITHUB_CLIENT_ID: 'id' }, 'GITHUB_CLIENT_SECRET must be set when GITHUB_CLIENT_ID is'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is'],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET must be set when S3_ENDPOINT is'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must contain an email address'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be off, or addresses separated by commas'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be off, or addresses separated by commas'],
  ])('%o', (env, message) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(message));
  });

  test('never prints the value, which may be a secret', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://me:hunter2@h/d' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('variables that belong together', () => {
  test('replaces the bundled code host if credentials are set', () => {
    const { codehost } = loadConfig({
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 's',
      GITHUB_URL: 'http://h/',
    });
    expect(codehost).toMatchObject({ url: 'http://h', client: { id: 'id', secret: 's' }, bundled: false });
  });

  test.each([
    [{}, 'https://api.github.com'],
    [{ GITHUB_URL: 'https://octo.ghe.com' }, 'https://api.octo.ghe.com'],
    [{ GITHUB_URL: 'https://git.example.org/' }, 'https://git.example.org/api/v3'],
    [
      { GITHUB_URL: 'https://git.example.org', GITHUB_API_URL: 'https://api.example.org/' },
      'https://api.example.org',
    ],
  ])('the API of the code host %j is %s', (env, apiUrl) => {
    expect(loadConfig(env).codehost.apiUrl).toBe(apiUrl);
  });

  test('pictures and proxies', () => {
    const config = loadConfig({
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8',
    });
    expect(config.s3).toMatchObject({ bucket: 'pictures', region: 'us-east-1', endpoint: undefined });
    expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8']);
  });

  test('accepts variables of earlier versions and reports those that are set', () => {
    const { withoutEffect } = loadConfig({ AI_BASE_URL: 'http://h', AI_MODEL: 'm', AI_API_KEY: '' });
    expect(withoutEffect).toEqual(['AI_BASE_URL', 'AI_MODEL']);
    expect(loadConfig({}).withoutEffect).toEqual([]);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['[::ffff:7f00:1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:0.0.0.0', false],
  ['::ffff:192.168.1.5', false],
  ['127.example.org', false],
  ['127.0.0.1.nip.io', false],
  ['localhost.evil.example', false],
  ['evil-localhost', false],
  ['192.168.1.5', false],
])('isLoopback(%s) is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
