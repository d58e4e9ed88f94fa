import { existsSync } from 'node:fs';
import { aptInstall, canInstall } from './apt.ts';

const places = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Where systems put the Redis of the tests of several processes. */
export function findRedisServer(): string | undefined {
  return places.find((place) => existsSync(place));
}

/** Installs it where that can be done; without it those tests are skipped, and this says so. */
export function ensureRedisServer(): void {
  if (findRedisServer() !== undefined) return;
  if (canInstall()) {
    console.log('Installing redis-server …');
    aptInstall('redis-server');
  }
  if (findRedisServer() === undefined)
    console.log('There is no redis-server: the tests of several processes with Redis are skipped');
}
