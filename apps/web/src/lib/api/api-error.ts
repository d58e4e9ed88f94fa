import type { ErrorCode } from '@teamwright/contracts/core/errors.ts';

/** The server's error codes, and `network` if no response arrived. */
export type ApiErrorCode = ErrorCode | 'network';

interface ApiErrorDetails {
  status: number;
  code: ApiErrorCode;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  retryAfter?: number;
  cause?: unknown;
}

/** An error response of the server. `message` is the server's own text; empty if it sent none. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Validation errors of the request body, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Seconds to wait before a retry if the server sent them, else 0. */
  readonly retryAfter: number;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId ?? '';
    this.retryAfter = details.retryAfter ?? 0;
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether a match has no score because no skill of the user is known. */
export function isWithoutScore(error: unknown): boolean {
  return isApiError(error, 'not_found') && error.fields.skills !== undefined;
}

/** Returns the field errors for the given form fields. */
export function fieldTexts<Name extends string>(error: unknown, names: readonly Name[]): [Name, string][] {
  if (!isApiError(error)) return [];
  return names.flatMap((name): [Name, string][] => {
    const text = error.fields[name];
    return text === undefined ? [] : [[name, text]];
  });
}
