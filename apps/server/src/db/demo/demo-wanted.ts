import type { Config } from '../../config.ts';

/** Whether to fill an empty database with the demo community. Never in production; by default only on a local site. */
export function demoWanted({
  production,
  seedDemo,
  local,
}: Pick<Config, 'production' | 'seedDemo' | 'local'>): boolean {
  if (production || seedDemo === 'false') return false;
  return seedDemo === 'true' || local;
}
