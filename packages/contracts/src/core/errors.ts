import { z } from 'zod';

/** The error codes of the product with their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** For an administrator who needs a second factor and has not used it in this session. */
  second_factor_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The format of all errors, over HTTP and in socket acknowledgements. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
