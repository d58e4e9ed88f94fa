import { maxFileLength } from '@teamwright/matching/manifests/clean-text.ts';
import type { FileReading, ManifestFile, ManifestReading } from './manifest-reading.ts';

/** Maximum number of files read at once, more than users choose by hand. */
export const maxFiles = 20;
/** Files within the size limit need a fraction of this time. */
const readingMs = 5_000;
/** Longer, because the worker is loaded over the network. */
const loadingMs = 20_000;

/** Resolves with the worker's next message. @throws Error if the worker fails or does not post in time. */
function nextOf<Posted>(worker: Worker, withinMs: number): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the worker did not respond'));
    const timer = setTimeout(fail, withinMs);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Posted>) => {
      clearTimeout(timer);
      resolve(data);
    };
  });
}

/** Uses one worker until it stops replying. */
function createReader() {
  let worker: Worker | undefined;
  function end(): void {
    worker?.terminate();
    worker = undefined;
  }
  async function start(): Promise<Worker> {
    const started = new Worker(new URL('./manifest.worker.ts', import.meta.url), { type: 'module' });
    worker = started;
    await nextOf(started, loadingMs);
    return started;
  }
  async function read(file: ManifestFile): Promise<FileReading> {
    const { name } = file;
    const ready = worker ?? (await start().catch(end));
    if (!ready) return { name, outcome: 'unavailable' };
    ready.postMessage(file);
    try {
      return { name, ...(await nextOf<ManifestReading>(ready, readingMs)) };
    } catch {
      end();
      return { name, outcome: 'tooSlow' };
    }
  }
  return { read, end };
}

/** Reads files one after another in this browser. Does not open files that are too large. */
export async function readFiles(files: readonly File[]): Promise<FileReading[]> {
  const reader = createReader();
  const readings: FileReading[] = [];
  for (const file of files.slice(0, maxFiles)) {
    const { name, size } = file;
    readings.push(size > maxFileLength ? { name, outcome: 'tooLarge' } : await reader.read({ name, file }));
  }
  reader.end();
  return readings;
}
