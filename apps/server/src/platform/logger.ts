import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** One JSON object a line, on standard output unless told otherwise. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers: { req: describeRequest } }, destination);
}

/** Without the query, which holds what people search for, codes of sign-ins and tokens of mails. */
function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0], host, remoteAddress: ip };
}
