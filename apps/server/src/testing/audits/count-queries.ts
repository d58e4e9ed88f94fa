import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestApp } from '../test-app.ts';

/**
 * The number of queries outside transactions that `work` causes. Queries of jobs and other requests at the same time
 * are not counted.
 */
export async function countQueries(site: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { pool } = site.database;
  const ofWork = new AsyncLocalStorage<true>();
  let queries = 0;
  pool.query = new Proxy(pool.query, {
    apply(query, self, given) {
      if (ofWork.getStore()) queries += 1;
      return Reflect.apply(query, self, given);
    },
  });
  try {
    await ofWork.run(true, work);
    return queries;
  } finally {
    // Without this property, the pool uses the method of its class again.
    Reflect.deleteProperty(pool, 'query');
  }
}
