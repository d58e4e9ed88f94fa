import pg from 'pg';

/** Runs `work`, and `act` once before the first query whose text contains `part` is sent. */
export async function beforeQuery<T>(
  part: string,
  act: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  let isDone = false;
  prototype.query = new Proxy(query, {
    apply(query, self, given) {
      const text = JSON.stringify(given[0]);
      if (isDone || !text.includes(JSON.stringify(part).slice(1, -1)))
        return Reflect.apply(query, self, given);
      isDone = true;
      return act().then(() => Reflect.apply(query, self, given));
    },
  });
  try {
    const result = await work();
    if (!isDone) throw new Error(`no query contains ${part}`);
    return result;
  } finally {
    prototype.query = query;
  }
}
