import { existsSync } from 'node:fs';
import { aptInstall, canInstall } from './apt.ts';

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Usual paths of Redis, for tests with several processes. */
export function findRedisServer(): string | undefined {
  return places.find((place) => existsSync(place));
}

/** Installs Redis if possible. Without it those tests are skipped, with a message. */
export function ensureRedisServer(): void {
  if (findRedisServer() !== undefined) return;
  if (canInstall()) {
    console.log('Installing redis-server …');
    aptInstall('redis-server');
  }
  if (findRedisServer() === undefined)
    console.log('There is no redis-server: the tests of several processes with Redis are skipped');
}
