import type { Config } from '../../config.ts';
import { openEmbedded } from './embedded.ts';
import type { Role } from './ownership.ts';

export interface OpenDatabase {
  url: string;
  /** The embedded database's folder; undefined for a server of one's own. */
  folder: string | undefined;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Gives up opening the embedded database. */
  readonly signal: AbortSignal;
  /** Called when another process has taken the embedded database over. */
  readonly onLost?: (error: Error) => void;
}

/**
 * The server that DATABASE_URL names, or the embedded one of DATA_DIR.
 * @throws StartError with the reason, or the signal's reason
 */
export async function openDatabase(config: Config, role: Role, options: OpenOptions): Promise<OpenDatabase> {
  const { url } = config.database;
  if (url !== undefined) return { url, folder: undefined, close: () => Promise.resolve() };
  return openEmbedded({ dataDir: config.dataDir, role, ...options });
}
