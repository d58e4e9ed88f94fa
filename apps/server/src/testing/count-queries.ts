import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** How many queries outside transactions the product sends while `work` runs. */
export async function countQueries(site: TestApp, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(site.database.pool, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
