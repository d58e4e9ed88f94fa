// Part of `npm run lock`: some registries lack the packages of foreign platforms, npm then leaves
// them out of the lock, and `npm ci` refuses it. `--check` only reports.
import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** The part of package-lock.json that matters here: entries by their place in the tree. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

const lockFile = new URL('../package-lock.json', import.meta.url);
const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const processors = 'arm64 arm ia32 loong64 mips64el ppc64 riscv64 s390x x64 wasm32'.split(' ');

/** The platform that a package's name tells: `@oxc-parser/binding-linux-x64-musl` → linux, x64, musl. */
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

/** Places where Node looks for `name` from the package at `owner`, nearest first. */
function candidates(owner: string, name: string): [string, ...string[]] {
  const parts = `/${owner}`.split('/node_modules/');
  const places = parts.map((_, up) =>
    [...parts.slice(0, parts.length - up), name].join('/node_modules/').slice(1),
  );
  return [`${owner}/node_modules/${name}`, ...places.slice(1), `node_modules/${name}`];
}

/** The entry that the lock lacks for one optional dependency, or undefined. Ranges are left to npm. */
function missingEntry(
  packages: Lock['packages'],
  owner: string,
  name: string,
  version: string,
): [string, LockEntry] | undefined {
  const places = candidates(owner, name);
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return undefined;
  if (places.some((place) => packages[place]?.version === version)) return undefined;
  const place = places.slice(1).find((candidate) => packages[candidate] === undefined) ?? places[0];
  const flags = packages[owner]?.dev ? { dev: true } : {};
  return [place, { version, ...flags, optional: true, ...platformOf(name) }];
}

/** Adds what is missing to `lock.packages` and takes registry addresses out; returns what it changed. */
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

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const changes = completeLock(lock);
  if (process.argv.includes('--check')) {
    if (changes.length > 0)
      console.error(`package-lock.json lacks ${changes.length} entries: run npm run lock`);
    process.exit(changes.length > 0 ? 1 : 0);
  }
  if (changes.length > 0) writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${changes.length} entries completed`);
}
