import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { fill } from '../../../texts.ts';

type Known = readonly [name: string, mark: RegExp];

/** Order matters: many browsers also name the browsers they are built on. */
const browsers: readonly Known[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
];

const systems: readonly Known[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** 'Firefox on Linux', or as much as the user agent reveals. */
export function deviceName(userAgent: string | null): string {
  const find = (list: readonly Known[]) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return fill(profilesCopy.sessions.device, { browser, system });
  return browser ?? system ?? profilesCopy.sessions.unknown;
}
