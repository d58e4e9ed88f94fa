import { areasOf } from '@teamwright/matching/manifests/areas.ts';
import { isManifest, parseManifest } from '@teamwright/matching/manifests/parse-manifest.ts';
import { decodeText } from './decode-text.ts';
import type { ManifestReading } from './manifest-reading.ts';

/** Skills below this weight are guesses, or tools that nearly every repository has. */
const sureWeight = 0.4;

/**
 * Returns the path that identifies the file type: browsers number downloads, and workflows are recognised by
 * folder.
 */
function pathOf(name: string, text: string): string | undefined {
  const bare = name.replace(/ ?\(\d{1,3}\)(?=\.|$)/, '');
  if (isManifest(bare)) return bare;
  const workflow = `.github/workflows/${bare}`;
  return isManifest(workflow) && /^jobs:/m.test(text) ? workflow : undefined;
}

/** Returns the technologies in a file and the skills they imply. */
export function readManifest(name: string, bytes: Uint8Array): ManifestReading {
  const text = decodeText(bytes);
  const path = pathOf(name, text ?? '');
  if (path === undefined) return { outcome: 'unknown' };
  if (text === undefined) return { outcome: 'unreadable' };
  const shown = parseManifest(path, text).filter(({ minor, weight }) => !minor && weight >= sureWeight);
  const technologies = shown.map(({ label }) => label);
  if (technologies.length === 0) return { outcome: 'empty' };
  const skills = areasOf(shown.map(({ skillId }) => skillId)).map(({ label }) => label);
  return { outcome: 'found', technologies, skills };
}
