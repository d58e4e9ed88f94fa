import { readJson, removeAllStored, removeStored, writeJson } from './local-storage.ts';

/** Prefix of all draft keys, so that they can be removed together. */
export const draftPrefix = 'draft:';

/** Keeps text in this browser until it is sent. */
export function saveDraft(name: string, draft: unknown): void {
  writeJson(draftPrefix + name, draft);
}

export function removeDraft(name: string): void {
  removeStored(draftPrefix + name);
}

/** Removes all drafts when a user signs out, so that the next user of this browser does not see them. */
export function removeDrafts(): void {
  removeAllStored(draftPrefix);
}

/** Returns the draft merged into `empty`. Omits values whose type differs from `empty`. */
export function loadDraft<Values extends object>(name: string, empty: Values): Values {
  const draft = readJson(draftPrefix + name);
  if (typeof draft !== 'object' || draft === null) return empty;
  const fitting = Object.entries(draft).filter(([key, value]) => {
    const example: unknown = Object.entries(empty).find(([known]) => known === key)?.[1];
    return (
      example !== undefined &&
      typeof value === typeof example &&
      Array.isArray(value) === Array.isArray(example)
    );
  });
  return { ...empty, ...Object.fromEntries(fitting) };
}
