import { errorCopy } from '../../copy/errors.ts';
import { type ApiErrorCode, isApiError } from './api-error.ts';

const textOfCode: Record<ApiErrorCode, string> = {
  invalid: errorCopy.invalid,
  unauthenticated: errorCopy.unauthenticated,
  forbidden: errorCopy.forbidden,
  second_factor_required: errorCopy.forbidden,
  not_found: errorCopy.notFound,
  conflict: errorCopy.conflict,
  too_large: errorCopy.tooLarge,
  unsupported_media_type: errorCopy.invalid,
  rate_limited: errorCopy.rateLimited,
  internal: errorCopy.internal,
  unavailable: errorCopy.unavailable,
  network: errorCopy.network,
};

/** Returns the server's text for an error, else `fallback`, else the text for its code. */
export function errorText(error: unknown, fallback?: string): string {
  if (!isApiError(error)) return fallback ?? errorCopy.internal;
  return error.message || fallback || textOfCode[error.code] || errorCopy.internal;
}
