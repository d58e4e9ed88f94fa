import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  AppError,
  concernsDeletedAccount,
  errorBodyOf,
  invalidField,
  isDatabaseUnavailable,
} from '../errors.ts';
import type { App } from '../http.ts';

/** Converts every thrown error to the error body of the product. */
export function handleErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(asAppError(error), request, reply));
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBodyOf(error, request.id));
}

/** Converts any error to one that the caller may read; also for sockets and jobs. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  if (concernsDeletedAccount(error))
    return new AppError('not_found', 'This account no longer exists', { cause: error });
  if (isDatabaseUnavailable(error)) {
    return new AppError('unavailable', 'The site is busy for a moment. Please try again.', {
      cause: error,
      retryAfter: 2,
    });
  }
  return (
    fastifyError(error) ?? new AppError('internal', 'Something went wrong on our side.', { cause: error })
  );
}

type ValidationError = FastifyError & {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
};

/** A malformed id in a path gets the same response as an unknown id. */
function invalidInput(error: unknown): AppError {
  const { validation, validationContext } = error as ValidationError;
  if (validationContext === 'params') return new AppError('not_found', 'Not found');
  const fields: Record<string, string> = {};
  let whole: string | undefined;
  for (const { instancePath, message = 'Invalid value' } of validation) {
    const name = instancePath.split('/').slice(1).join('.');
    if (name === '') whole ??= message;
    else fields[name] ??= message;
  }
  const [name, text] = Object.entries(fields)[0] ?? [validationContext ?? 'body', whole ?? 'Invalid value'];
  return new AppError('invalid', whole ?? text, { fields: { [name]: text, ...fields } });
}

function fastifyError(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  switch (error.statusCode) {
    case 400:
      return invalidField('body', 'This is not valid JSON', error);
    case 413:
      return new AppError('too_large', 'This is larger than 256 KiB', { cause: error });
    case 415:
      return new AppError('unsupported_media_type', 'Send JSON', { cause: error });
    case 503:
      return new AppError('unavailable', 'The site is busy for a moment. Please try again.', {
        cause: error,
      });
    default:
      return undefined;
  }
}
