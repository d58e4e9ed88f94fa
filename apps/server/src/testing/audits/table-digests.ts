import pg from 'pg';

const everyTable = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'jobs', 'drizzle') order by 1`;

/** Digests of all tables' rows and all sequences, to compare two databases. */
export async function tableDigests(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set timezone = utc');
    const { rows } = await client.query<{ name: string }>(everyTable);
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as digest from ${name} t`,
      );
      digests[name] = found.rows[0]?.digest ?? '';
    }
    const sequences = await client.query<{ name: string; last: string }>(
      "select schemaname || '.' || sequencename as name, coalesce(last_value::text, 'unused') as last from pg_sequences",
    );
    for (const { name, last } of sequences.rows) digests[name] = last;
    return digests;
  } finally {
    await client.end();
  }
}
