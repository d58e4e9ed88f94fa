import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError } from './describe-error.ts';

/** Bytes of the log that wait while it cannot be written. What comes then is lost. */
const maxWaitingBytes = 1 << 20;

/** One JSON object a line, on standard output unless told otherwise. */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = standardOutput(),
): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino(
    { level, base: null, timestamp, serializers: { req: describeRequest, err: describeError } },
    destination,
  );
}

/** A log that cannot be written, such as on a full disk, must not stop the process. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: maxWaitingBytes });
  stream.on('error', () => undefined);
  return stream;
}

/** Without the query, which holds what people search for, codes of sign-ins and tokens of mails. */
function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0], host, remoteAddress: ip };
}
