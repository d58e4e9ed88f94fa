import type { Db } from './client.ts';

/**
 * A statement that most requests send: its text is put together once for each pool or transaction, not for each
 * call. Lists go in as one array, so that their lengths do not make statements of their own.
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
