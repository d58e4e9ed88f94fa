import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The browser of the browser tests: CHROMIUM_PATH, or where systems put it. */
export function findChromium(): string | undefined {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : usualPlaces;
  return places.find((place) => existsSync(place));
}

/**
 * Finds Chromium or, as root on Debian, installs it.
 * @throws Error that says how to get it
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (process.getuid?.() === 0 ? installChromium() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: run "apt-get install -y --no-install-recommends chromium" as root, ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome',
  );
}

function installChromium(): string | undefined {
  console.log('Installing Chromium …');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    aptGet('update');
    if (aptGet('install', '-y', '--no-install-recommends', 'chromium')) return findChromium();
  }
  return undefined;
}

function aptGet(...options: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', ['-q', ...options], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  );
}
