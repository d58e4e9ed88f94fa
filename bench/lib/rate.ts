/**
 * How often `workers` parallel loops complete `work` per second, over `ms` milliseconds.
 * @param work receives the number of its loop
 */
export async function rateOf(
  workers: number,
  ms: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const loops = Array.from({ length: workers }, async (_, worker) => {
    while (performance.now() - begun < ms) {
      await work(worker);
      done += 1;
    }
  });
  await Promise.all(loops);
  return (done * 1000) / (performance.now() - begun);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
