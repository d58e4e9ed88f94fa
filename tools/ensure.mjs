// Prepares a checkout for a command, and does nothing if it is up to date: installs the packages of the lock and,
// with --web, builds the web app from its current sources. Plain JavaScript, so that any installed Node can run it;
// everything after it runs on the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules/.bin/node');
const minNode = 20;

/** What can be out of date: its sources, the stamp of the last run, and the function that updates it. */
const packages = {
  name: 'packages',
  stamp: 'node_modules/.stamps/packages',
  sources: () => ['package-lock.json'],
  make: installPackages,
};
const web = {
  name: 'web',
  stamp: 'apps/web/dist/.stamp',
  sources: () => [
    'package-lock.json',
    'tools/build-web.ts',
    ...filesUnder('apps/web'),
    ...filesUnder('packages/contracts'),
    ...filesUnder('packages/matching'),
  ],
  make: buildWeb,
};

if (Number(process.versions.node.split('.')[0]) < minNode) {
  stop(`Teamwright needs Node ${minNode} or newer to set itself up; this is ${process.versions.node}`);
}
const wanted = process.argv.includes('--web') ? [packages, web] : [packages];
if (wanted.some(isStale)) underLock(() => wanted.filter(isStale).forEach(make));

function isStale(target) {
  const stamp = join(root, target.stamp);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash(target.sources());
}

function make(target) {
  const before = hash(target.sources());
  target.make();
  const stamp = join(root, target.stamp);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
}

/**
 * If two commands run at once, the second waits and finds the work done. The kernel releases the lock of a process
 * that dies. Systems without flock run without a lock.
 */
function underLock(work) {
  if (process.argv.includes('--locked')) return work();
  mkdirSync(join(root, '.stamps'), { recursive: true });
  const again = [process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2), '--locked'];
  const result = spawnSync('flock', [join(root, '.stamps/lock'), ...again], { cwd: root, stdio: 'inherit' });
  if (result.error) return work();
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * The lock has no integrity for packages of other platforms, which some registries lack, so nothing is installed
 * there.
 */
function isSupported() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) return false;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

function installPackages() {
  if (!isSupported()) {
    stop(
      `Teamwright runs on Linux with glibc, x64 or arm64; this is ${process.platform}-${process.arch}: nothing was installed`,
    );
  }
  console.log('Installing the packages …');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const options = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  run([...npm, ...options], 'Installing the packages failed (npm ci)');
  if (!existsSync(pinnedNode)) stop('The packages were installed without the pinned Node');
  useRepositoryHooks();
}

/** Keeps a hooks folder that the developer has set. Does nothing outside a git checkout. */
function useRepositoryHooks() {
  if (!existsSync(join(root, '.git'))) return;
  const git = (...words) => spawnSync('git', ['-C', root, 'config', ...words], { encoding: 'utf8' });
  if (git('core.hooksPath').status === 1) git('core.hooksPath', 'tools/hooks');
}

function buildWeb() {
  if (!existsSync(join(root, 'apps/web/index.html'))) return;
  console.log('Building the web app …');
  run([pinnedNode, 'tools/build-web.ts'], 'Building the web app failed (tools/build-web.ts)');
}

/** Runs without output. On failure prints the output of the command and then one line of ours. */
function run([command, ...options], failure) {
  const result = spawnSync(command, options, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  stop(`${failure}${result.error ? `: ${result.error.message}` : ''}`);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

function hash(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(`${file}\n`).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

/** Source files of a workspace, sorted, without generated files. */
function filesUnder(folder) {
  const made = new Set(['node_modules', 'dist']);
  const entries = existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
    : [];
  return entries
    .filter(
      (entry) => !made.has(entry.name) && !entry.name.startsWith('dist.') && !entry.name.includes('.test.'),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}
