/** The shortest of five runs, in milliseconds: what the work costs, without what else the machine does. */
export async function shortestMs(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
