import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** As root on Debian. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Tries to install a package, whose services are not started. */
export function aptInstall(packageName: string): void {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', packageName);
}

function aptGet(...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['-q', ...options], { stdio: ['ignore', 'inherit', 'inherit'], env });
}
