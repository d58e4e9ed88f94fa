import type { ManifestFile, ManifestReading } from './manifest-reading.ts';
import { readManifest } from './read-manifest.ts';

/** Reads files off the page's own thread, so that one which takes long can be ended. */
async function answer({ name, file }: ManifestFile): Promise<ManifestReading> {
  try {
    return readManifest(name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    // A folder, or a file that has gone meanwhile.
    return { outcome: 'unreadable' };
  }
}

addEventListener('message', ({ data }: MessageEvent<ManifestFile>) => {
  void answer(data).then((reading) => postMessage(reading));
});
postMessage('ready');
