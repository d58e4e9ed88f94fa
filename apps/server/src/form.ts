import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { asOneLine } from '@teamwright/contracts/core/plain-text.ts';
import { createFormations } from './platform/formation/formations.ts';
import { readInstance } from './platform/formation/read-instance.ts';
import { StartError } from './platform/start-error.ts';

const usage =
  'Usage: npm run --silent form -- --in INSTANCE.json --out RESULT.json [--time MS] [--iterations N] [--seed N]';
const defaultTimeMs = 10_000;
/** With `--iterations`, the amount of work is the limit: so much time that the clock has no effect. */
const unlimitedTimeMs = 10 * 60_000;
/** Time that is reserved to receive and write the result. */
const outputMs = { base: 40, perPerson: 0.02 };
const invalidInputExitCode = 2;

async function run(args: readonly string[]): Promise<void> {
  const { input, output, seed, timeMs, iterations } = readOptions(args);
  const formations = createFormations();
  try {
    // The thread starts while the instance is read. What is left of its start is part of the time.
    formations.prepare();
    const instance = await readInstance(input);
    const startedAt = performance.now();
    const reservedMs = outputMs.base + outputMs.perPerson * instance.people.length;
    const left = iterations === undefined ? timeMs - reservedMs : unlimitedTimeMs;
    const { teams, unplaced, bound, clash, fault } = await formations.form({
      instance,
      seed,
      iterations,
      timeMs: left,
    });
    const elapsedMs = Math.round(performance.now() - startedAt);
    const shown = clash === null ? teams : [];
    await writeFile(output, `${JSON.stringify({ teams: shown, unplaced, bound, elapsedMs, clash })}\n`);
    if (fault !== null && clash === null)
      process.stderr.write(`No valid teams were found: ${asOneLine(fault)}\n`);
  } finally {
    await formations.close();
  }
}

interface Options {
  readonly input: string;
  readonly output: string;
  readonly timeMs: number;
  readonly iterations?: number;
  readonly seed: number;
}

/** @throws StartError */
function readOptions(args: readonly string[]): Options {
  const { values } = parseOptions(args);
  const { in: input, out: output, time, iterations, seed } = values;
  if (input === undefined || output === undefined) throw new StartError(usage);
  return {
    input,
    output,
    timeMs: readNumber('--time', time) ?? defaultTimeMs,
    iterations: readNumber('--iterations', iterations),
    seed: readNumber('--seed', seed) ?? 1,
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        in: { type: 'string' },
        out: { type: 'string' },
        time: { type: 'string' },
        iterations: { type: 'string' },
        seed: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new StartError(usage, { cause });
  }
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new StartError(`${name} must be a whole number, not ${text}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = invalidInputExitCode;
}
