import pg from 'pg';

const retryMs = 1_000;

interface Listener {
  close(): Promise<void>;
}

interface ListenerOptions {
  readonly url: string;
  /** Handlers for payloads by channel. A channel name is a plain word. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called after each connection. Notifications between two connections are lost. */
  readonly onConnected: (connection: { readonly first: boolean }) => void;
  readonly onError?: (error: Error) => void;
}

/** Listens for PostgreSQL notifications on a separate connection, which reconnects automatically. */
export function listenTo({ url, channels, onConnected, onError = () => {} }: ListenerOptions): Listener {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let first = true;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'teamwright', keepAlive: true });
    client = fresh;
    fresh.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh));
    try {
      await fresh.connect();
      await fresh.query(
        Object.keys(channels)
          .map((channel) => `listen ${channel}`)
          .join(';'),
      );
      onConnected({ first });
      first = false;
    } catch (error) {
      lost(fresh, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** A broken connection emits an error, an end, or both. The first one counts. */
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
