// Part of `npm run lock`. Some registries lack the packages of foreign platforms; npm then omits them from the lock,
// and `npm ci` rejects it. `--check` changes nothing and reports missing entries, entries without integrity, and
// installed packages whose integrity differs from the lock.
import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** The part of package-lock.json that is used here: entries by their path in the tree. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

const lockFile = new URL('../package-lock.json', import.meta.url);
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const processors = 'arm64 arm ia32 loong64 mips64el ppc64 riscv64 s390x x64 wasm32'.split(' ');

/** The platform in a package's name: `@oxc-parser/binding-linux-x64-musl` → linux, x64, musl. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && os.includes('linux') && { libc }),
    ...(os.length > 0 && { os }),
  };
}

/** Paths where Node looks for `name` from the package at `owner`, nearest first. */
function candidates(owner: string, name: string): [string, ...string[]] {
  const parts = `/${owner}`.split('/node_modules/');
  const places = parts.map((_, up) =>
    [...parts.slice(0, parts.length - up), name].join('/node_modules/').slice(1),
  );
  return [`${owner}/node_modules/${name}`, ...places.slice(1), `node_modules/${name}`];
}

/** The missing entry for one optional dependency, or undefined. npm resolves ranges. */
function missingEntry(
  packages: Lock['packages'],
  owner: string,
  name: string,
  version: string,
): [string, LockEntry] | undefined {
  const places = candidates(owner, name);
  if (!exactVersion.test(version)) return undefined;
  if (places.some((place) => packages[place]?.version === version)) return undefined;
  const place = places.slice(1).find((candidate) => packages[candidate] === undefined) ?? places[0];
  const flags = packages[owner]?.dev ? { dev: true } : {};
  return [place, { version, ...flags, optional: true, ...platformOf(name) }];
}

/** Adds missing entries to `lock.packages` and removes registry addresses; returns the changes. */
export function completeLock(lock: Lock): string[] {
  const changes: string[] = [];
  const packages = lock.packages;
  for (const [owner, entry] of Object.entries(packages)) {
    if (entry.resolved?.includes('://')) {
      delete entry.resolved;
      changes.push(`address of ${owner}`);
    }
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const missing = missingEntry(packages, owner, name, version);
      if (missing === undefined) continue;
      packages[missing[0]] = missing[1];
      changes.push(missing[0]);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return changes;
}

/** The supported platforms. `tools/ensure.mjs` installs nothing on others. */
const supported = ['x64', 'arm64'].map((cpu) => ({ os: 'linux', cpu, libc: 'glibc' }));

/** Whether npm installs the entry on a supported platform. Entries without a list are for all. */
function isInstallable(entry: LockEntry): boolean {
  const fits = (allowed: string[] | undefined, value: string) => allowed?.includes(value) ?? true;
  return supported.some(
    ({ os, cpu, libc }) => fits(entry.os, os) && fits(entry.cpu, cpu) && fits(entry.libc, libc),
  );
}

/** Entries that npm would install here without checking their integrity. */
export function withoutIntegrity({ packages }: Lock): string[] {
  const fetched = Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
  return fetched
    .filter(([, entry]) => entry.link !== true && entry.integrity === undefined && isInstallable(entry))
    .map(([place]) => place);
}

/** Installed packages whose integrity differs from the lock. */
export function installedOtherwise(lock: Lock, installed: Lock): string[] {
  return Object.entries(installed.packages)
    .filter(([place, { integrity }]) => {
      const wanted = lock.packages[place]?.integrity;
      return wanted !== undefined && wanted !== integrity;
    })
    .map(([place]) => place);
}

/** Direct dependencies that are not pinned to one version. */
export function unpinned(manifest: Record<string, unknown>): string[] {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  return kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([name, version]) => !name.startsWith('@teamwright/') && !exactVersion.test(String(version)))
    .map(([name, version]) => `${name}@${version}`);
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const changes = completeLock(lock);
  if (process.argv.includes('--check')) {
    const faults = [...(changes.length > 0 ? [`lacks ${changes.length} entries: run npm run lock`] : [])];
    for (const place of withoutIntegrity(lock)) faults.push(`has no integrity for ${place}`);
    const record = new URL('../node_modules/.package-lock.json', import.meta.url);
    const installed: Lock = JSON.parse(readFileSync(record, 'utf8'));
    for (const place of installedOtherwise(lock, installed))
      faults.push(`is not what ${place} was installed from`);
    for (const folder of ['.', ...workspaces(lock)]) {
      const manifest = JSON.parse(
        readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8'),
      );
      for (const name of unpinned(manifest))
        faults.push(`is beside ${folder}/package.json, which does not pin ${name}`);
    }
    for (const fault of faults) console.error(`package-lock.json ${fault}`);
    process.exit(faults.length > 0 ? 1 : 0);
  }
  if (changes.length > 0) writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${changes.length} entries completed`);
}

function workspaces({ packages }: Lock): string[] {
  return Object.keys(packages).filter((place) => place !== '' && !place.includes('node_modules/'));
}
