import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { asOneLine } from '@teamwright/contracts/core/plain-text.ts';
import { createFormations } from './platform/formation/formations.ts';
import { readInstance } from './platform/formation/read-instance.ts';
import { StartError } from './platform/start-error.ts';

const usage =
  'Usage: npm run --silent form -- --in INSTANCE.json --out RESULT.json [--time MS] [--iterations N] [--seed N]';
const usualTimeMs = 10_000;
/** With a work budget the clock has no effect. */
const budgetTimeMs = 10 * 60_000;
/** Time to hand the result over: for a small event, and more for each person. */
const endMs = { small: 40, perPerson: 0.02 };
const wrongInput = 2;

async function run(words: readonly string[]): Promise<void> {
  const { input, output, seed, timeMs, iterations } = readOptions(words);
  const formations = createFormations();
  try {
    // The thread starts while the instance is read. What is left of its start is part of the time.
    formations.prepare();
    const instance = await readInstance(input);
    const startedAt = performance.now();
    const reservedMs = endMs.small + endMs.perPerson * instance.people.length;
    const left = iterations === undefined ? timeMs - reservedMs : budgetTimeMs;
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
function readOptions(words: readonly string[]): Options {
  const { values } = parseWords(words);
  const { in: input, out: output, time, iterations, seed } = values;
  if (input === undefined || output === undefined) throw new StartError(usage);
  return {
    input,
    output,
    timeMs: readNumber('--time', time) ?? usualTimeMs,
    iterations: readNumber('--iterations', iterations),
    seed: readNumber('--seed', seed) ?? 1,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
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
  process.exitCode = wrongInput;
}
