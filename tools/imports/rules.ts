import type { Source } from './sources.ts';

/** One rule of docs/architecture.md: the files it applies to, and what they must not import. */
export interface Rule {
  message: string;
  appliesTo: (path: string) => boolean;
  forbids: (target: string, path: string) => boolean;
}

const server = 'apps/server/src/';
const web = 'apps/web/src/';
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isOurs = (target: string) => /^(apps|packages|tools|bench|e2e)\//.test(target);
const within = (folder: string) => (path: string) => path.startsWith(folder);
const product = (folder: string) => (path: string) => path.startsWith(folder) && !isTest(path);

/** `apps/server/src/features/chat/chat.service.ts` → feature `chat`, kind `service`. */
export function featureFile(path: string): { feature: string; kind: string } | undefined {
  const match = /^apps\/(?:server|web)\/src\/features\/([^/]+)\/(?:.*\/)?[^/]*?\.?([^./]+)\.tsx?$/.exec(path);
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { feature: match[1], kind: match[2] };
}

const kindOf = (path: string) => (path.startsWith(server) ? featureFile(path)?.kind : undefined);
const isForeign = (target: string, path: string) => {
  const other = featureFile(target)?.feature;
  return other !== undefined && other !== featureFile(path)?.feature;
};

/** A rule for kinds of server files: which kinds of their own feature and which folders they must not import. */
function kindRule(
  kinds: string[],
  message: string,
  kindsForbidden: string[],
  foldersForbidden: string[],
): Rule {
  return {
    message: `${kinds.map((kind) => `*.${kind}.ts`).join(' and ')}: ${message}`,
    appliesTo: (path) => kinds.includes(kindOf(path) ?? ''),
    forbids: (target) =>
      kindsForbidden.includes(kindOf(target) ?? '') ||
      foldersForbidden.some((folder) => target.startsWith(`${server}${folder}`)),
  };
}

const wiring = ['routes', 'socket'];
const reactions = ['events', 'jobs'];

/** All kinds of files of a server feature. The kind is the last part of the name: `requests.answer.service.ts`. */
export const featureKinds = [...wiring, 'service', 'policy', 'repository', 'view', ...reactions];

/** A file of a server feature that is none of `featureKinds`. Tests may have any other last part. */
export function hasUnknownKind({ path }: Pick<Source, 'path'>): boolean {
  return product(`${server}features/`)(path) && !featureKinds.includes(kindOf(path) ?? '');
}

export const serverRules: Rule[] = [
  kindRule(
    wiring,
    'only contracts, its own service and core',
    ['repository', 'policy', ...wiring, ...reactions],
    ['db/', 'platform/'],
  ),
  kindRule(
    reactions,
    'only its own service and core',
    ['repository', 'policy', ...wiring],
    ['db/schema', 'platform/'],
  ),
  kindRule(['service'], 'never what calls it', [...wiring, ...reactions], []),
  {
    message: '*.policy.ts: only contracts and policies',
    appliesTo: (path) => kindOf(path) === 'policy',
    forbids: (target) => !target.startsWith('packages/contracts/') && kindOf(target) !== 'policy',
  },
  kindRule(['repository'], 'only queries', ['service', 'policy', ...wiring, ...reactions], ['platform/']),
  {
    message: 'a feature uses another one through its service only (its pure policies may be shared)',
    appliesTo: (path) => path.startsWith(`${server}features/`) && !isTest(path),
    forbids: (target, path) =>
      isForeign(target, path) && !['service', 'policy'].includes(kindOf(target) ?? ''),
  },
  {
    message: 'core, platform and db import no feature and no app',
    appliesTo: (path) => /^apps\/server\/src\/(core|platform|db\/(?!demo\/))/.test(path) && !isTest(path),
    forbids: (target) =>
      featureFile(target) !== undefined || /^apps\/server\/src\/(app|features|main)\.ts$/.test(target),
  },
  {
    message: 'app.ts takes parts of features from features.ts',
    appliesTo: (path) => path === `${server}app.ts`,
    forbids: within(`${server}features/`),
  },
  {
    message: 'testing/ is for tests',
    appliesTo: (path) => path.startsWith(server) && !isTest(path) && !path.startsWith(`${server}testing/`),
    forbids: within(`${server}testing/`),
  },
  {
    message: 'the server imports nothing of the web app',
    appliesTo: within(server),
    forbids: within('apps/web/'),
  },
];

const layers: Record<string, string[]> = {
  app: ['routes.tsx'],
  features: ['routes.tsx', 'app/'],
  ui: ['routes.tsx', 'app/', 'features/'],
  lib: ['routes.tsx', 'app/', 'features/', 'ui/'],
  stores: ['routes.tsx', 'app/', 'features/', 'ui/'],
};

export const webRules: Rule[] = [
  ...Object.entries(layers).map(([layer, above]) => ({
    message: `web: routes → app → features → ui, lib, stores; ${layer}/ imports nothing above it`,
    appliesTo: product(`${web}${layer}/`),
    forbids: (target: string) => above.some((place) => target.startsWith(`${web}${place}`)),
  })),
  {
    message: 'web: features do not import features',
    appliesTo: product(`${web}features/`),
    forbids: isForeign,
  },
  {
    message: 'web: ui/ imports no router and no API',
    appliesTo: product(`${web}ui/`),
    // The hours of a week and the names of languages are pure values that controls show and change.
    forbids: (target) =>
      /^(react-router|@tanstack\/|socket\.io-client|packages\/(?!matching\/src\/hours\/|contracts\/src\/events\/languages))/.test(
        target,
      ) || target.startsWith(`${web}lib/api`),
  },
  {
    message: 'the web app imports nothing of the server',
    appliesTo: within(web),
    forbids: within('apps/server/'),
  },
];

const matchingTests = 'packages/matching/src/testing/';
const formats = 'packages/matching/src/manifests/formats/';
/** Pure functions over texts, decision 035. */
const parsers = new Set(['@rgrove/parse-xml', 'js-yaml', 'jsonc-parser', 'toml-eslint-parser']);
/** A linear solver in WASM, decision 044. */
const solver = 'highs';

export const packageRules: Rule[] = [
  {
    message: 'packages/matching is pure: it imports nothing outside itself but parsers and the solver',
    appliesTo: product('packages/matching/src/'),
    forbids: (target, path) =>
      !target.startsWith('packages/matching/src/') &&
      !(target === 'fast-check' && path.startsWith(matchingTests)) &&
      !(parsers.has(target) && path.startsWith(formats)) &&
      !(target === solver && path.startsWith('packages/matching/src/events/')),
  },
  {
    message: 'testing/ is for tests',
    appliesTo: (path) => product('packages/matching/src/')(path) && !path.startsWith(matchingTests),
    forbids: within(matchingTests),
  },
  {
    message: 'packages/demo is pure: it imports nothing outside itself but uuid',
    appliesTo: product('packages/demo/src/'),
    forbids: (target) => target !== 'uuid' && !target.startsWith('packages/demo/src/'),
  },
  {
    message: 'packages/contracts imports zod only',
    appliesTo: product('packages/contracts/src/'),
    forbids: (target) => target !== 'zod' && !target.startsWith('packages/contracts/src/'),
  },
  {
    message: 'what is shipped imports no tools, benchmarks or browser tests',
    appliesTo: (path) => /^(apps|packages)\//.test(path) && !isTest(path),
    forbids: (target) => isOurs(target) && /^(tools|bench|e2e)\//.test(target),
  },
];

/** Only config.ts reads the environment. Tests pass theirs to the processes that they start. */
export function readsForbiddenEnvironment({ path, readsEnvironment }: Source): boolean {
  return readsEnvironment && path.startsWith(server) && path !== `${server}config.ts` && !isTest(path);
}
