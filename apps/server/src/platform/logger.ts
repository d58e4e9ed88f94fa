import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { describeError } from './describe-error.ts';

/** Maximum bytes of log lines that wait while they cannot be written. Further lines are lost. */
const maxWaitingBytes = 1 << 20;

/** Logs one JSON object per line, by default on standard output. */
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

/** An unwritable log, for example on a full disk, must not stop the process. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: maxWaitingBytes });
  stream.on('error', () => undefined);
  return stream;
}

/** Without the query, which contains search texts, sign-in codes and tokens of emails. */
function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0], host, remoteAddress: ip };
}
