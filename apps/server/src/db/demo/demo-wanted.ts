import type { Config } from '../../config.ts';

/** Whether an empty database gets the demo community: never in production, by itself only on this machine. */
export function demoWanted({
  production,
  seedDemo,
  listen,
}: Pick<Config, 'production' | 'seedDemo' | 'listen'>): boolean {
  if (production || seedDemo === 'false') return false;
  return seedDemo === 'true' || listen.loopback;
}
