/** Prefix of all draft keys, so that they can be removed together. */
export const draftPrefix = 'draft:';

/** Keeps text in this browser until it is sent. Does nothing if storage is full or blocked. */
export function saveDraft(name: string, draft: unknown): void {
  try {
    localStorage.setItem(draftPrefix + name, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked. The form still holds the text.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(draftPrefix + name);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

/** Removes all drafts when a user signs out, so that the next user of this browser does not see them. */
export function removeDrafts(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names.filter((key) => key.startsWith(draftPrefix))) localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

/** Returns the draft merged into `empty`. Omits values whose type differs from `empty`. */
export function loadDraft<Values extends object>(name: string, empty: Values): Values {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftPrefix + name) ?? '{}');
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
  } catch {
    return empty;
  }
}
