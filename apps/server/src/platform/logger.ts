import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** One JSON object a line on standard output. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
