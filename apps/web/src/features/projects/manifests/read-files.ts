import { LONGEST_FILE } from '@teamwright/matching/manifests/clean-text.ts';
import type { FileReading, ManifestFile, ManifestReading } from './manifest-reading.ts';

/** Files read at once; nobody chooses more by hand. */
export const mostFiles = 20;
/** What fits is read whole in a fraction of this. */
const readingMs = 5_000;
/** The reader itself comes over the network. */
const loadingMs = 20_000;

/** What a worker posts next. Rejects when it fails or posts nothing in time. */
function nextOf<Posted>(worker: Worker, withinMs: number): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the reader does not answer'));
    const timer = setTimeout(fail, withinMs);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Posted>) => {
      clearTimeout(timer);
      resolve(data);
    };
  });
}

/** One worker for as long as it answers. */
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

/** Reads files one after another, in this browser. What is too large is not opened. */
export async function readFiles(files: readonly File[]): Promise<FileReading[]> {
  const reader = createReader();
  const readings: FileReading[] = [];
  for (const file of files.slice(0, mostFiles)) {
    const { name, size } = file;
    readings.push(size > LONGEST_FILE ? { name, outcome: 'tooLarge' } : await reader.read({ name, file }));
  }
  reader.end();
  return readings;
}
