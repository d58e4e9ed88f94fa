import type { ManifestFile, ManifestReading } from './manifest-reading.ts';
import { readManifest } from './read-manifest.ts';

/** Reads files in a worker, so that a slow file can be aborted. */
async function answer({ name, file }: ManifestFile): Promise<ManifestReading> {
  try {
    return readManifest(name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    // A folder, or a file that was deleted after it was chosen.
    return { outcome: 'unreadable' };
  }
}

addEventListener('message', ({ data }: MessageEvent<ManifestFile>) => {
  void answer(data).then((reading) => postMessage(reading));
});
postMessage('ready');
