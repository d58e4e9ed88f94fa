import type { VitalName, vitalRatings } from '@teamwright/contracts/insights.ts';

/** Up to the first is good, up to the second fair, beyond poor: https://web.dev/articles/vitals. */
const thresholds: Record<VitalName, readonly [number, number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export function vitalRating(name: VitalName, value: number): (typeof vitalRatings)[number] {
  const [good, fair] = thresholds[name];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** Whoever asks not to be counted is not: Do Not Track and Global Privacy Control. */
export function asksForPrivacy(headers: Readonly<Record<string, unknown>>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
