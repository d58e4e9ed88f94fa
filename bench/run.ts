import { runStep } from '../tools/steps.ts';

/** Every benchmark, one after the other, each in a process of its own so that none warms up another. */
const benchmarks = ['bench/matching.ts', 'bench/teams.ts', 'bench/chat.ts', 'bench/search.ts'];

for (const script of benchmarks) {
  const succeeded = await runStep({ name: script, script: [script] });
  if (!succeeded) process.exitCode = 1;
}
