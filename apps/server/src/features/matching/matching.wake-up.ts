import pg from 'pg';

const retryMs = 1_000;

interface WakeUp {
  close(): Promise<void>;
}

/**
 * Calls `wake` whenever the change log grew, and after every new connection, as news may have been missed until then.
 * Only a wake-up: every question catches up by itself, so losing one costs time, never truth.
 */
export function wakeOnChanges(
  url: string,
  wake: () => void,
  onError: (error: Error) => void = () => {},
): WakeUp {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'teamwright', keepAlive: true });
    client = fresh;
    fresh.on('notification', wake);
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh));
    try {
      await fresh.connect();
      await fresh.query('listen match_changes');
      wake();
    } catch (error) {
      lost(fresh, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** A connection breaks with an error, an end, or both; the first counts. */
  function lost(broken: pg.Client, error?: Error): void {
    if (closed || client !== broken) return;
    client = undefined;
    if (error) onError(error);
    void broken.end().catch(() => {});
    retry = setTimeout(connect, retryMs).unref();
  }

  void connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
