import { fastify } from 'fastify';
import pg from 'pg';
import type { Statement } from './statements.ts';

/**
 * A handler that only runs the statements of request `n` in parallel and returns their rows: the lower bound
 * for the same SQL with the same framework. The parent sends the requests and receives the address.
 */
async function serve({ url, requests }: { url: string; requests: Statement[][] }): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const app = fastify();
  app.get<{ Params: { n: string } }>('/:n', async ({ params }) => {
    const statements = requests[Number(params.n)] ?? [];
    return await Promise.all(
      statements.map(async ({ values, ...statement }) => (await pool.query(statement, [...values])).rows),
    );
  });
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
}

process.once('message', serve);
