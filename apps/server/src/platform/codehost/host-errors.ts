import { AppError } from '../../core/errors.ts';
import { ResponseTooLargeError } from '../safe-fetch.ts';

/**
 * The code host rejected the call: 401 for an invalid token or code, 403 or 404 without permission, 410 or 451 for
 * removed content.
 */
export class HostRefusalError extends Error {
  override readonly name = 'HostRefusalError';
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(`the code host refused with ${status}`, { cause });
    this.status = status;
  }
}

/** Whether the error or one of its causes is a response that exceeded the size limit. */
export function isTooLarge(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ResponseTooLargeError) return true;
  return false;
}

export function hostUnavailable(cause: unknown): AppError {
  const text = 'GitHub cannot be reached right now. Please try again in a moment.';
  return new AppError('unavailable', text, { cause, retryAfter: 10 });
}

/** The code host or a proxy sent a broken or unexpected response. */
export function hostBroken(cause: unknown): AppError {
  const text = 'GitHub gave an answer that we cannot read. Please try again in a moment.';
  return new AppError('unavailable', text, { cause, retryAfter: 10, status: 502 });
}

export function hostBusy(seconds: number, cause: unknown): AppError {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 90 ? `${seconds} seconds` : `${minutes} minutes`;
  const text = `GitHub asks us to slow down. Please try again in ${wait}.`;
  return new AppError('rate_limited', text, { cause, retryAfter: seconds });
}

/** Libraries wrap errors of our fetch, so this searches the chain of causes. */
export function ownErrorIn(error: unknown): AppError | HostRefusalError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AppError || cause instanceof HostRefusalError) return cause;
  return undefined;
}
