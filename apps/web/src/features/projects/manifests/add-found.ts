import { addTag } from '../../../ui/form/tag-list-edit.ts';

/** A list of tags with the newly found tags added, up to the limit. */
export interface Addition {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Number of new tags that did not fit. */
  readonly leftOut: number;
}

export function addFound(tags: readonly string[], found: readonly string[], max: number): Addition {
  let all = tags;
  const added: string[] = [];
  let leftOut = 0;
  for (const label of found) {
    const addition = addTag(all, label);
    if (addition.outcome !== 'added') continue;
    if (all.length >= max) leftOut += 1;
    else {
      all = addition.tags;
      added.push(addition.tag);
    }
  }
  return { tags: all, added, leftOut };
}

/** Removes the added tags. Other changes since then stay. */
export function removeAdded(tags: readonly string[], added: readonly string[]): string[] {
  const gone = new Set(added);
  return tags.filter((tag) => !gone.has(tag));
}
