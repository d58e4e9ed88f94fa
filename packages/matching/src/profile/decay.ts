export const dayMs = 86_400_000;
export const monthMs = 30.4375 * dayMs;

/**
 * Exponential decay: 1 up to `graceMs` of age, then halved every `halfLifeMs`. A time in the future counts as
 * now.
 */
export function decay(ageMs: number, halfLifeMs: number, graceMs = 0): number {
  return 2 ** (-Math.max(0, ageMs - graceMs) / halfLifeMs);
}
