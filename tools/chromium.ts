import { existsSync } from 'node:fs';
import { aptInstall, canInstall } from './apt.ts';

/** Chromium without its desktop half: the same engine, and a third less time for the browser tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
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
 * As root on Debian, sees to it that the headless shell is there; elsewhere any Chromium will do.
 * @throws Error that says how to get one
 */
export function ensureChromium(): string {
  installHeadlessShell(findChromium() === undefined ? 3 : 1);
  const browser = findChromium();
  if (browser !== undefined) return browser;
  throw new Error(
    'The browser tests need Chromium: run "apt-get install -y --no-install-recommends chromium-headless-shell" as root, ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome',
  );
}

function installHeadlessShell(attempts: number): void {
  if (process.env.CHROMIUM_PATH || !canInstall()) return;
  for (let attempt = 1; attempt <= attempts && !existsSync(headlessShell); attempt += 1) {
    console.log('Installing Chromium’s headless shell …');
    aptInstall('chromium-headless-shell');
  }
}
