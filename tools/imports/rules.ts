import type { Source } from './sources.ts';

/** One rule of docs/architecture.md: the files it applies to, and what they must not import. */
export interface Rule {
  says: string;
  holdsFor: (path: string) => boolean;
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
function kindRule(kinds: string[], says: string, kindsForbidden: string[], foldersForbidden: string[]): Rule {
  return {
    says: `${kinds.map((kind) => `*.${kind}.ts`).join(' and ')}: ${says}`,
    holdsFor: (path) => kinds.includes(kindOf(path) ?? ''),
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
    says: '*.policy.ts: only contracts and policies',
    holdsFor: (path) => kindOf(path) === 'policy',
    forbids: (target) => !target.startsWith('packages/contracts/') && kindOf(target) !== 'policy',
  },
  kindRule(['repository'], 'only queries', ['service', 'policy', ...wiring, ...reactions], ['platform/']),
  {
    says: 'a feature uses another one through its service only (its pure policies may be shared)',
    holdsFor: (path) => path.startsWith(`${server}features/`) && !isTest(path),
    forbids: (target, path) =>
      isForeign(target, path) && !['service', 'policy'].includes(kindOf(target) ?? ''),
  },
  {
    says: 'core, platform and db import no feature and no app',
    holdsFor: (path) => /^apps\/server\/src\/(core|platform|db\/(?!demo\/))/.test(path) && !isTest(path),
    forbids: (target) =>
      featureFile(target) !== undefined || /^apps\/server\/src\/(app|features|main)\.ts$/.test(target),
  },
  {
    says: 'app.ts takes parts of features from features.ts',
    holdsFor: (path) => path === `${server}app.ts`,
    forbids: within(`${server}features/`),
  },
  {
    says: 'testing/ is for tests',
    holdsFor: (path) => path.startsWith(server) && !isTest(path) && !path.startsWith(`${server}testing/`),
    forbids: within(`${server}testing/`),
  },
  {
    says: 'the server imports nothing of the web app',
    holdsFor: within(server),
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
    says: `web: routes → app → features → ui, lib, stores; ${layer}/ imports nothing above it`,
    holdsFor: product(`${web}${layer}/`),
    forbids: (target: string) => above.some((place) => target.startsWith(`${web}${place}`)),
  })),
  { says: 'web: features do not import features', holdsFor: product(`${web}features/`), forbids: isForeign },
  {
    says: 'web: ui/ imports no router and no API',
    holdsFor: product(`${web}ui/`),
    forbids: (target) =>
      /^(react-router|@tanstack\/|socket\.io-client|packages\/)/.test(target) ||
      target.startsWith(`${web}lib/api`),
  },
  {
    says: 'the web app imports nothing of the server',
    holdsFor: within(web),
    forbids: within('apps/server/'),
  },
];

const matchingTests = 'packages/matching/src/testing/';
const formats = 'packages/matching/src/manifests/formats/';
/** Pure functions over texts, decision 035. */
const parsers = new Set(['@rgrove/parse-xml', 'js-yaml', 'jsonc-parser', 'toml-eslint-parser']);

export const packageRules: Rule[] = [
  {
    says: 'packages/matching is pure: it imports nothing outside itself but parsers of file formats',
    holdsFor: product('packages/matching/src/'),
    forbids: (target, path) =>
      !target.startsWith('packages/matching/src/') &&
      !(target === 'fast-check' && path.startsWith(matchingTests)) &&
      !(parsers.has(target) && path.startsWith(formats)),
  },
  {
    says: 'testing/ is for tests',
    holdsFor: (path) => product('packages/matching/src/')(path) && !path.startsWith(matchingTests),
    forbids: within(matchingTests),
  },
  {
    says: 'packages/demo is pure: it imports nothing outside itself but uuid',
    holdsFor: product('packages/demo/src/'),
    forbids: (target) => target !== 'uuid' && !target.startsWith('packages/demo/src/'),
  },
  {
    says: 'packages/contracts imports zod only',
    holdsFor: product('packages/contracts/src/'),
    forbids: (target) => target !== 'zod' && !target.startsWith('packages/contracts/src/'),
  },
  {
    says: 'what is shipped imports no tools, benchmarks or browser tests',
    holdsFor: (path) => /^(apps|packages)\//.test(path) && !isTest(path),
    forbids: (target) => isOurs(target) && /^(tools|bench|e2e)\//.test(target),
  },
];

/** Only config.ts reads the environment. Tests pass theirs to the processes that they start. */
export function readsForbiddenEnvironment({ path, readsEnvironment }: Source): boolean {
  return readsEnvironment && path.startsWith(server) && path !== `${server}config.ts` && !isTest(path);
}
