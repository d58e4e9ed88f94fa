import type { CDPSession, Locator } from '@playwright/test';

export interface Weight {
  readonly heapMB: number;
  /** DOM nodes of the whole page. */
  readonly nodes: number;
  readonly messages: number;
}

export async function weigh(session: CDPSession, log: Locator): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const messages = await log.locator('[data-seq]').count();
  return { heapMB: Math.round(value('JSHeapUsedSize') / 2 ** 20), nodes: value('Nodes'), messages };
}
