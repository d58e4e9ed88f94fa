interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  cause?: DescribedError;
}

/**
 * The parts of an error that may be logged: type, message, code, stack and causes. Omits other fields, and removes
 * query values, email addresses and secret parts of links from messages.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const message = withoutSecrets(error.message);
  const frames = error.stack?.split(error.message).at(-1) ?? '';
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${error.message === '' ? '' : frames}`,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

function withoutSecrets(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '[address]')
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1');
}
