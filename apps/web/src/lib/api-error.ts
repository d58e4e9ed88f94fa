import type { ErrorCode } from '@teamwright/contracts/errors.ts';

/** The server's codes, and `network` when no answer came at all. */
export type ApiErrorCode = ErrorCode | 'network';

interface ApiErrorDetails {
  status: number;
  code: ApiErrorCode;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal of the server. `message` is the server's own, empty when it gave none. */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** What is wrong with each field of the body, by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Seconds to wait before another try, when the server said so; 0 otherwise. */
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

/** The texts of a refusal that belong to fields of a form, by name. */
export function fieldTexts<Name extends string>(error: unknown, names: readonly Name[]): [Name, string][] {
  if (!isApiError(error)) return [];
  return names.flatMap((name): [Name, string][] => {
    const text = error.fields[name];
    return text === undefined ? [] : [[name, text]];
  });
}
