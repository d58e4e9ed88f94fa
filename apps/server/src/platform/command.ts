import { AppError } from '../core/errors.ts';
import { StartError } from './start-error.ts';

/** Runs an operator's command: prints the lines it answers, or one line and exit code 1 for what is refused. */
export async function runCommand(work: (words: string[]) => Promise<readonly string[]>): Promise<void> {
  try {
    const lines = await work(process.argv.slice(2));
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    const expected = error instanceof AppError || error instanceof StartError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}
