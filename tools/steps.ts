import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export interface Step {
  name: string;
  /** Relative to the checkout, with its options; the pinned Node runs it. */
  script: [path: string, ...options: string[]];
  /** Beside the environment of this process. */
  env?: Record<string, string>;
  /** It is ended after so long, and has failed. */
  longestMs?: number;
}

/** Runs one step in the checkout with its output shown; true when it succeeded. */
export async function runStep({ name, script, env, longestMs }: Step): Promise<boolean> {
  console.log(`\n── ${name}`);
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: 'inherit',
    ...(longestMs !== undefined && { timeout: longestMs }),
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs every step, whatever fails, then says what failed and sets the exit code. */
export async function runAll(command: string, steps: Step[]): Promise<void> {
  const failed: string[] = [];
  for (const step of steps) if (!(await runStep(step))) failed.push(step.name);
  console.log(`\n${command}: ${failed.length === 0 ? 'all passed' : `failed in ${failed.join(', ')}`}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
