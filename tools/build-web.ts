import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './steps.ts';

// Builds in a folder next to the served one and swaps them at the end, so that a running server never serves an
// incomplete build.
const dist = join(root, 'apps/web/dist');
const made = `dist.${process.pid}`;

const vite = ['node_modules/.bin/vite', 'build', 'apps/web', '--logLevel', 'warn', '--outDir'] as const;

// The first build empties the folder.
const built =
  (await runStep({ name: 'web build', script: [...vite, made] })) &&
  (await runStep({
    name: 'build of the pages',
    script: [...vite, `${made}/server`, '--ssr', 'src/server/entry.tsx'],
  }));
if (built) {
  if (existsSync(dist)) renameSync(dist, join(root, 'apps/web', `${made}.old`));
  renameSync(join(root, 'apps/web', made), dist);
}
rmSync(join(root, 'apps/web', built ? `${made}.old` : made), { recursive: true, force: true });
process.exitCode = built ? 0 : 1;
