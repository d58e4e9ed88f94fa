/**
 * The cheapest of five runs in milliseconds of this thread's processor time: other load on the machine and the
 * compilation in the first runs do not count.
 */
export async function cheapestCpuMs(work: () => Promise<void>): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}
