import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { Location } from './location.ts';
import { environment } from './postmaster.ts';

const run = promisify(execFile);

/**
 * Creates an empty UTF-8 cluster with ICU collation in `location.pgdata`. Its superuser is `postgres`.
 * @throws StartError with the reason, or the signal's reason
 */
export async function initialiseCluster(
  binaries: Binaries,
  location: Location,
  durable: boolean,
  signal?: AbortSignal,
): Promise<void> {
  const options = [
    `--pgdata=${location.pgdata}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const make = (locale: string) => {
    const words = [...options, `--locale=${locale}`];
    return untilEnded(run(binaries.initdb, words, { cwd: '/', env: environment, ...location.runAs }), signal);
  };
  signal?.throwIfAborted();
  try {
    // The trigram extension uses the letters of the C library's locale. The plain C locale, the only one that exists
    // everywhere, supports ASCII letters only.
    await make('C.UTF-8').catch((error: unknown) => {
      if (signal?.aborted || !stderrOf(error).includes('locale')) throw error;
      return make('C');
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new StartError(`Cannot make the embedded database in ${location.folder}: ${initFailure(cause)}`, {
      cause,
    });
  }
}

/**
 * Ends initdb with the signal, and waits for it. The option `signal` of `execFile` does not wait: initdb would still be
 * removing its files when the next start makes the database.
 */
async function untilEnded(running: ReturnType<typeof run>, signal?: AbortSignal): Promise<void> {
  const end = () => void running.child.kill('SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  try {
    await running;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** Without the command line, which names the locale in every failure. */
function stderrOf(error: unknown): string {
  return (error as { stderr?: string }).stderr ?? '';
}

function initFailure(error: unknown): string {
  const { code, message } = error as { code?: unknown; message: string };
  if (code === 'EPERM')
    return 'this machine does not let root run it as nobody; start as a normal user or set DATABASE_URL';
  const line = stderrOf(error)
    .split('\n')
    .find((text) => text.includes('error'));
  return line?.replace(/^initdb: error: /, '') ?? message;
}
