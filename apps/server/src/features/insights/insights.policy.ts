import type { VitalName, vitalRatings } from '@teamwright/contracts/insights.ts';

/** Good up to the first value, fair up to the second, otherwise poor: https://web.dev/articles/vitals. */
const thresholds: Record<VitalName, readonly [number, number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export function rateVital(name: VitalName, value: number): (typeof vitalRatings)[number] {
  const [good, fair] = thresholds[name];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** Respects Do Not Track and Global Privacy Control. */
export function hasPrivacySignal(headers: Readonly<Record<string, unknown>>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
