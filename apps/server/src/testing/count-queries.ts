import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestApp } from './test-app.ts';

/**
 * How many queries outside transactions `work` leads to while it runs. What jobs and other requests ask at the same
 * moment does not count.
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
    // The pool's own is that of its class.
    Reflect.deleteProperty(pool, 'query');
  }
}
