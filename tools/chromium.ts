import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aptInstall, canInstall } from './apt.ts';

/** Chromium without its desktop part: the same engine, and browser tests need less processor time (bench/NOTES.md). */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The path of the browser for tests: CHROMIUM_PATH, or the usual paths. */
export function findChromium(): string | undefined {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : usualPlaces;
  return places.find((place) => existsSync(place));
}

/** Launch options for Playwright: a script that starts this browser with less work in the background. */
export function quietChromium(): { executablePath?: string; env?: Record<string, string | undefined> } {
  const browser = findChromium();
  if (browser === undefined) return {};
  return {
    executablePath: fileURLToPath(new URL('quiet-chromium.sh', import.meta.url)),
    env: { ...process.env, CHROMIUM_PATH: browser },
  };
}

/**
 * As root on Debian, installs the headless shell; elsewhere uses any Chromium.
 * @throws Error that says how to install one
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
