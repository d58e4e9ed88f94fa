import { addTag } from '../../../ui/tag-list-edit.ts';

/** A list of tags with those found in it that were not there yet, as far as there is room. */
export interface Addition {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** New ones that found no room. */
  readonly leftOut: number;
}

export function addFound(tags: readonly string[], found: readonly string[], most: number): Addition {
  let all = tags;
  const added: string[] = [];
  let leftOut = 0;
  for (const label of found) {
    const addition = addTag(all, label);
    if (addition.outcome !== 'added') continue;
    if (all.length >= most) leftOut += 1;
    else {
      all = addition.tags;
      added.push(addition.tag);
    }
  }
  return { tags: all, added, leftOut };
}

/** Takes out what was added; what came or went since stays as it is. */
export function takeOut(tags: readonly string[], added: readonly string[]): string[] {
  const gone = new Set(added);
  return tags.filter((tag) => !gone.has(tag));
}
