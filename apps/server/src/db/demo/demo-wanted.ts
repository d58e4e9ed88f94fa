import type { Config } from '../../config.ts';

/** Whether an empty database gets the demo community: never in production, by itself only where the site is local. */
export function demoWanted({
  production,
  seedDemo,
  local,
}: Pick<Config, 'production' | 'seedDemo' | 'local'>): boolean {
  if (production || seedDemo === 'false') return false;
  return seedDemo === 'true' || local;
}
