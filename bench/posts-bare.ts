import { fastify } from 'fastify';
import pg from 'pg';
import type { Statement } from './posts-statements.ts';

/**
 * A handler that does nothing but run the statements of request `n`, all at once, and answer their rows: the least
 * that the same SQL over the same framework can cost. Its parent sends the requests and hears the address.
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
