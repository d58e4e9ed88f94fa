import { runStep } from '../tools/steps.ts';

/** Every benchmark, one after the other, each in a process of its own so that none warms up another. */
const benchmarks = [
  'bench/matching.ts',
  'bench/teams.ts',
  'bench/chat.ts',
  'bench/posts.ts',
  'bench/extract.ts',
  'bench/analysis.ts',
];

/** A million developers in MiniSearch take more than Node's usual share of the memory. */
const memory = '--max-old-space-size=12288';

for (const script of benchmarks) {
  const succeeded = await runStep({ name: script, script: [memory, script] });
  if (!succeeded) process.exitCode = 1;
}
