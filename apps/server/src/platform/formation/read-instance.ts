import { readFile } from 'node:fs/promises';
import { asOneLine } from '@teamwright/contracts/core/plain-text.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { StartError } from '../start-error.ts';
import { eventInstance } from './instance-schema.ts';

const maxShown = 20;

/**
 * Reads an instance from a file.
 * @throws StartError that names each wrong field
 */
export async function readInstance(path: string): Promise<EventInstance> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new StartError(`Cannot read ${path}`, { cause });
  });
  const parsed = eventInstance.safeParse(parseJson(path, text));
  if (parsed.success) return parsed.data;
  // Names from the file must not write lines of their own to a terminal.
  const lines = parsed.error.issues.map(({ path: field, message }) =>
    asOneLine(`${nameField(field)}: ${message}`),
  );
  const hidden = lines.length - maxShown;
  throw new StartError(
    [...lines.slice(0, maxShown), ...(hidden > 0 ? [`and ${hidden} more`] : [])].join('\n'),
  );
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : '';
    throw new StartError(asOneLine(`${path} is not JSON: ${problem}`), { cause });
  }
}

/** `people[3].level` */
function nameField(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '') || 'the file';
}
