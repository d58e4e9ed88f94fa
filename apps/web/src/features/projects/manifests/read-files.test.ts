import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ManifestFile, ManifestReading } from './manifest-reading.ts';
import { maxFiles, readFiles } from './read-files.ts';

type Behaviour = 'answers' | 'hangs' | 'never loads' | 'cannot be loaded';

let behaviours: Behaviour[];
let ended: number;

const reading: ManifestReading = { outcome: 'found', technologies: ['React'], skills: [] };

/** A fake of the browser's worker: it loads and replies once per file, or never. */
class FakeWorker {
  readonly #behaviour = behaviours.shift() ?? 'answers';
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;

  constructor() {
    setTimeout(() => {
      if (this.#behaviour === 'cannot be loaded') this.onerror?.();
      else if (this.#behaviour !== 'never loads') this.onmessage?.({ data: 'ready' });
    });
  }
  postMessage({ name }: ManifestFile): void {
    const stuck = this.#behaviour === 'hangs' && name.startsWith('bomb');
    if (!stuck) setTimeout(() => this.onmessage?.({ data: reading }));
  }
  terminate(): void {
    ended += 1;
  }
}

beforeEach(() => {
  behaviours = [];
  ended = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomes(...files: File[]): Promise<string[]> {
  const done = readFiles(files);
  await vi.runAllTimersAsync();
  return (await done).map(({ name, outcome }) => `${name} ${outcome}`);
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

test('reads files one after another with one worker and terminates it', async () => {
  expect(await outcomes(file('a'), file('b'))).toEqual(['a found', 'b found']);
  expect(ended).toBe(1);
});

test('gives up on a file that hangs the worker and reads the others with a new one', async () => {
  behaviours = ['hangs', 'answers'];
  expect(await outcomes(file('a'), file('bomb'), file('c'))).toEqual(['a found', 'bomb tooSlow', 'c found']);
  expect(ended).toBe(2);
});

test.each<Behaviour>(['never loads', 'cannot be loaded'])(
  'reports an error when the reader %s',
  async (behaviour) => {
    behaviours = [behaviour];
    expect(await outcomes(file('a'))).toEqual(['a unavailable']);
  },
);

test('does not open files that are too large, nor more files than the limit', async () => {
  const large = Object.defineProperty(file('large'), 'size', { value: 50_000_000 });
  expect(await outcomes(large)).toEqual(['large tooLarge']);
  const many = Array.from({ length: maxFiles + 5 }, (_, at) => file(`f${at}`));
  expect(await outcomes(...many)).toHaveLength(maxFiles);
});
