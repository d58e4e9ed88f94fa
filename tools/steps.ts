import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export interface Step {
  name: string;
  /** The script relative to the checkout, with its options. Runs on the pinned Node. */
  script: [path: string, ...options: string[]];
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Milliseconds after which the step is ended as failed. */
  timeoutMs?: number;
}

/** Runs one step in the checkout and shows its output; returns whether it succeeded. */
export async function runStep({ name, script, env, timeoutMs }: Step): Promise<boolean> {
  console.log(`\n── ${name}`);
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: 'inherit',
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs all steps even after failures, then reports the failures and sets the exit code. */
export async function runAll(command: string, steps: Step[]): Promise<void> {
  const failed: string[] = [];
  for (const step of steps) if (!(await runStep(step))) failed.push(step.name);
  console.log(`\n${command}: ${failed.length === 0 ? 'all passed' : `failed in ${failed.join(', ')}`}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
