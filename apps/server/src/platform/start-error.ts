/** The process cannot start. The message is one line for the operator: the problem and a solution. */
export class StartError extends Error {
  override name = 'StartError';
}
