import { type ErrorBody, type ErrorCode, errorStatus } from '@teamwright/contracts/core/errors.ts';

export interface AppErrorDetails {
  /** One message per rejected field. */
  readonly fields?: Record<string, string>;
  readonly cause?: unknown;
  /** With `rate_limited`: seconds after which a retry may succeed. */
  readonly retryAfter?: number;
  /** With `unavailable`: another server sent an unusable response. */
  readonly status?: 502;
}

/** An error that the caller may read. Every other thrown error is a defect, and the client gets a generic text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly status: number;

  /** Invalid input always names the rejected fields; `body` means the whole input. */
  constructor(
    code: 'invalid',
    message: string,
    details: AppErrorDetails & Required<Pick<AppErrorDetails, 'fields'>>,
  );
  constructor(code: Exclude<ErrorCode, 'invalid'>, message: string, details?: AppErrorDetails);
  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.status = details.status ?? errorStatus[code];
  }
}

/** One rejected field, whose message is also the message of the error. */
export function invalidField(name: string, text: string, cause?: unknown): AppError {
  return new AppError('invalid', text, { fields: { [name]: text }, cause });
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

/** The error for an address that does not exist. */
export function unknownAddress(): AppError {
  return notFound('This address was');
}

export function secondFactorRequired(): AppError {
  return new AppError(
    'second_factor_required',
    'Administrators of this site need a second factor. Set up a passkey or an authenticator app in your settings, or sign in with the one that you have.',
  );
}

export function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  return {
    success: false,
    message: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    requestId,
  };
}

interface PostgresError {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** The PostgreSQL error in the chain of causes, if there is one. */
export function postgresErrorOf(error: unknown): PostgresError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) {
      const constraint = 'constraint' in cause ? String(cause.constraint) : undefined;
      return { code: cause.code, constraint };
    }
  }
  return undefined;
}

/** Whether a write failed because of this unique index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const postgres = postgresErrorOf(error);
  return postgres?.code === '23505' && postgres.constraint === constraint;
}

/**
 * Whether a write failed because it would have left a row of a deleted account (migration
 * `rows_of_deleted_accounts`).
 */
export function concernsDeletedAccount(error: unknown): boolean {
  return postgresErrorOf(error)?.code === 'TWDEL';
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

/** Whether the database is unavailable or overloaded, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = postgresErrorOf(error)?.code ?? '';
  if (code.startsWith('08') || code.startsWith('57') || code === '53300') return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && networkCodes.has(String(cause.code))) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
