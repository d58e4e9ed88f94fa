import type { Config } from '../../config.ts';
import { openEmbedded } from './embedded.ts';
import type { Role } from './ownership.ts';

export interface OpenDatabase {
  url: string;
  /** The folder of the embedded database; undefined for an external server. */
  folder: string | undefined;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Aborts the opening of the embedded database. */
  readonly signal: AbortSignal;
  /** Called if another process has taken over the embedded database. */
  readonly onLost?: (error: Error) => void;
}

/**
 * Opens the server of DATABASE_URL, or the embedded one of DATA_DIR.
 * @throws StartError with the reason, or the signal's reason
 */
export async function openDatabase(config: Config, role: Role, options: OpenOptions): Promise<OpenDatabase> {
  const { url } = config.database;
  if (url !== undefined) return { url, folder: undefined, close: () => Promise.resolve() };
  return openEmbedded({ dataDir: config.dataDir, role, ...options });
}
