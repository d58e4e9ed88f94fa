import { withoutControls } from '@teamwright/contracts/core/plain-text.ts';
import { AppError } from '../core/errors.ts';
import { describeError } from './describe-error.ts';
import { StartError } from './start-error.ts';
import { exitCodeOf, StopRequestError, stopRequest } from './stop-request.ts';

/**
 * Runs an operator's command: prints the lines it returns, or one line and exit code 1 for an expected error. When
 * its signal aborts, `work` undoes what it started, and the exit code is that of shells for the signal, such as 130
 * for Ctrl-C. Work that finishes anyway has succeeded.
 */
export async function runCommand(
  work: (words: string[], signal: AbortSignal) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const lines = await work(process.argv.slice(2), stopRequest);
    process.stdout.write(lines.map((line) => `${withoutControls(line)}\n`).join(''));
  } catch (error) {
    const { line, exitCode } = explainFailure(stopRequest.aborted ? stopRequest.reason : error);
    // It can repeat a name from a file, which must not control a terminal.
    process.stderr.write(`${withoutControls(line)}\n`);
    // The interrupted work may still wait for something.
    if (stopRequest.aborted) process.exit(exitCode);
    process.exitCode = exitCode;
  }
}

function explainFailure(error: unknown): { line: string; exitCode: number } {
  if (error instanceof StopRequestError) {
    if (error.signal === undefined) return explainFailure(error.cause);
    return { line: `Stopped by ${error.signal} before the end`, exitCode: exitCodeOf(error.signal) };
  }
  const expected = error instanceof AppError || error instanceof StartError;
  return { line: expected ? error.message : describeError(error).stack, exitCode: 1 };
}
