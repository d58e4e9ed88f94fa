import { errorCopy } from '../../copy/errors.ts';
import { type ApiError, type ApiErrorCode, isApiError } from './api-error.ts';

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

/** The server names the field of a rejected value, which says nothing to users. */
function withoutField({ message, fields }: ApiError): string {
  const [[name, text] = ['', '']] = Object.entries(fields);
  return message === `${name}: ${text}` ? text : message;
}

/** Returns the server's text for an error, else `fallback`, else the text for its code. */
export function errorText(error: unknown, fallback?: string): string {
  if (!isApiError(error)) return fallback ?? errorCopy.internal;
  return withoutField(error) || fallback || textOfCode[error.code] || errorCopy.internal;
}
