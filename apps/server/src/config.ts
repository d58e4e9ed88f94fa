import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { address, isProxyList, originList, proxyList, webAddress, wholeNumber } from './config-fields.ts';
import { StartError } from './platform/start-error.ts';

/** An environment variable is invalid or missing. The one-line message names it, never its value. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export type Config = ReturnType<typeof loadConfig>;

const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress()
    .refine(
      (url) => URL.parse(url)?.pathname === '/' && !/[?#]/.test(url),
      'must be an address without a path',
    )
    .optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  GITHUB_URL: webAddress().default('https://github.com'),
  GITHUB_API_URL: webAddress().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  WEBHOOK_ORIGINS: originList().default('https://hooks.slack.com,https://discord.com'),
  S3_ENDPOINT: webAddress().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().includes('@', 'must contain an email address').optional(),
  SEED_DEMO: z.enum(['auto', 'true', 'false']).default('auto'),
  LIMITS: z.enum(['default', 'relaxed']).default('default'),
  TRUST_PROXY: z.string().refine(isProxyList, 'must be off, or addresses separated by commas').default('off'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ADMIN_SECOND_FACTOR: z.enum(['off', 'required']).default('off'),
  INSIGHTS: z.enum(['on', 'off']).default('off'),
});

/** Variables of earlier versions. A server that sets one still starts. */
const retired = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_EMBEDDING_MODEL'];

type Environment = z.infer<typeof environment>;

/**
 * Reads the configuration: every variable of docs/operations.md, with its default. Empty means unset.
 * @throws ConfigError naming the first bad variable
 */
export function loadConfig(env: Record<string, string | undefined> = process.env) {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new ConfigError(explain(parsed.error));
  const values = parsed.data;
  assertConsistent(values);
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    mode: values.NODE_ENV,
    production: values.NODE_ENV === 'production',
    listen: { host: values.HOST, port: values.PORT },
    /** Only this machine can reach the site, by HOST and by PUBLIC_URL. */
    local: isLocal(values),
    /** An origin without a trailing slash. */
    publicUrl,
    https: publicUrl.startsWith('https:'),
    /** An absolute path. */
    dataDir: resolve(values.DATA_DIR),
    database: { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE },
    redisUrl: values.REDIS_URL,
    /** Unset: a key is generated once and kept in the data directory. */
    secretKey: { current: values.SECRET_KEY, previous: values.SECRET_KEY_PREVIOUS },
    codehost: codehostOf(values),
    /** The only origins to which webhooks of events post. */
    webhookOrigins: values.WEBHOOK_ORIGINS.split(',').map((one) => new URL(one.trim()).origin),
    /** Unset: pictures are kept in the data directory. */
    s3: s3Of(values),
    /** Without `smtpUrl`, each email becomes a file in the outbox of the data directory. */
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? `Teamwright <no-reply@${new URL(publicUrl).hostname}>`,
    },
    seedDemo: values.SEED_DEMO,
    relaxedLimits: values.LIMITS === 'relaxed',
    /** Addresses and ranges whose X-Forwarded-For header is trusted; false: none. */
    trustProxy: values.TRUST_PROXY === 'off' ? (false as const) : proxyList(values.TRUST_PROXY),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    /** Administrator functions require a session with a second factor. */
    adminSecondFactorRequired: values.ADMIN_SECOND_FACTOR === 'required',
    insights: values.INSIGHTS === 'on',
    /** Variables that are set and have no effect. */
    withoutEffect: retired.filter((name) => name in set),
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address is this machine. A name other than localhost may resolve to any machine. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(plain);
  if (version === 0) return plain === 'localhost';
  // An IPv4 address that is written as IPv6 counts as the IPv4 address.
  return loopback.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** A proxy in front of a loopback HOST makes the site public; PUBLIC_URL then shows it. */
function isLocal({ HOST, PUBLIC_URL }: Environment): boolean {
  return isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
}

function assertConsistent(values: Environment): void {
  const production = values.NODE_ENV === 'production';
  if (production && values.SECRET_KEY === undefined)
    throw new ConfigError('SECRET_KEY must be set in production');
  if (production && values.SEED_DEMO === 'true')
    throw new ConfigError('SEED_DEMO must not be true in production');
  if (production && values.LIMITS === 'relaxed')
    throw new ConfigError('LIMITS must not be relaxed in production');
}

/** The API address of GitHub or of the Enterprise server, so that tokens never go to another host by default. */
function defaultApiUrl(url: string): string {
  const { host } = new URL(url);
  return host === 'github.com' || host.endsWith('.ghe.com') ? `https://api.${host}` : `${url}/api/v3`;
}

function codehostOf(values: Environment) {
  const pair = together(values, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']);
  const url = withoutSlash(values.GITHUB_URL);
  return {
    url,
    apiUrl: withoutSlash(values.GITHUB_API_URL ?? defaultApiUrl(url)),
    client: pair && { id: pair.GITHUB_CLIENT_ID, secret: pair.GITHUB_CLIENT_SECRET },
    /** Without credentials for the code host, development uses the bundled one. */
    bundled: pair === undefined && values.NODE_ENV !== 'production' && isLocal(values),
  };
}

function s3Of(values: Environment) {
  const account = together(values, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (account === undefined) {
    if (values.S3_ENDPOINT !== undefined) throw new ConfigError('S3_BUCKET must be set when S3_ENDPOINT is');
    return undefined;
  }
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: account.S3_BUCKET,
    region: values.S3_REGION ?? 'us-east-1',
    accessKeyId: account.S3_ACCESS_KEY_ID,
    secretAccessKey: account.S3_SECRET_ACCESS_KEY,
  };
}

/** All variables, or undefined if none is set. @throws ConfigError if only some are set */
function together<Name extends keyof Environment>(
  values: Environment,
  names: readonly Name[],
): { [N in Name]: NonNullable<Environment[N]> } | undefined {
  const missing = names.find((name) => values[name] === undefined);
  const present = names.find((name) => values[name] !== undefined);
  if (present === undefined) return undefined;
  if (missing !== undefined) throw new ConfigError(`${missing} must be set when ${present} is`);
  return allPresent(values, names);
}

/** The compiler cannot infer that `together` has checked every name. */
function allPresent<Name extends keyof Environment>(values: Environment, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as {
    [N in Name]: NonNullable<Environment[N]>;
  };
}

function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? 'configuration'} ${issue === undefined ? 'is invalid' : rule(issue)}`;
}

function rule(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
