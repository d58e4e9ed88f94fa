import { limits } from '@teamwright/contracts/core/limits.ts';
import { useRef, useState } from 'react';
import { type Addition, addFound, removeAdded } from './add-found.ts';
import type { FileReading, FoundTags } from './manifest-reading.ts';

export type TagList = keyof FoundTags;

/** Access to the two lists of tags. */
export interface TagLists {
  tagsOf: (list: TagList) => readonly string[];
  onTags: (list: TagList, tags: readonly string[]) => void;
}

export type Additions = Record<TagList, Addition>;

/** The result of the last files. */
export type ManifestState =
  | { step: 'idle' }
  | { step: 'reading' }
  | {
      step: 'read';
      readings: readonly FileReading[];
      additions: Additions;
      tooMany: boolean;
      undone: boolean;
    };

function found(readings: readonly FileReading[], list: TagList): string[] {
  return readings.flatMap((reading) => (reading.outcome === 'found' ? reading[list] : []));
}

/** Reads chosen or dropped files and adds the found tags to the lists. */
export function useManifests({ tagsOf, onTags }: TagLists) {
  const [state, setState] = useState<ManifestState>({ step: 'idle' });
  const reading = useRef(false);

  function add(readings: readonly FileReading[], list: TagList): Addition {
    const addition = addFound(tagsOf(list), found(readings, list), limits.tags.max);
    if (addition.added.length > 0) onTags(list, addition.tags);
    return addition;
  }

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0 || reading.current) return;
    reading.current = true;
    setState({ step: 'reading' });
    const { readFiles, maxFiles } = await import('./read-files.ts');
    const readings = await readFiles(files);
    reading.current = false;
    const additions = { technologies: add(readings, 'technologies'), skills: add(readings, 'skills') };
    setState({ step: 'read', readings, additions, tooMany: files.length > maxFiles, undone: false });
  }

  function undo(): void {
    if (state.step !== 'read') return;
    const { technologies, skills } = state.additions;
    onTags('technologies', removeAdded(tagsOf('technologies'), technologies.added));
    onTags('skills', removeAdded(tagsOf('skills'), skills.added));
    setState({ ...state, undone: true });
  }

  return { state, read, undo };
}
