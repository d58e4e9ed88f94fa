import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is Debian and the process is root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Tries to install a package, without starting its services. */
export function aptInstall(packageName: string): void {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', packageName);
}

function aptGet(...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['-q', ...options], { stdio: ['ignore', 'inherit', 'inherit'], env });
}
