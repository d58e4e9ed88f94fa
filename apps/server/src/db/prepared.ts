import type { Db } from './client.ts';

/**
 * Caches a frequent statement, so that its text is built once per pool or transaction instead of per call. Lists are
 * passed as one array, so that their lengths do not create further statements.
 */
export function preparedFor<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const found = known.get(db);
    if (found) return found;
    const statement = prepare(db);
    known.set(db, statement);
    return statement;
  };
}
