/** Why the process cannot start. The message is one line for the operator: what is wrong, and what helps. */
export class StartError extends Error {
  override name = 'StartError';
}
