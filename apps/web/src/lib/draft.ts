/** What every kept text is named with, so that all can be forgotten together. */
export const draftPrefix = 'draft:';

/** Text kept in this browser until it is sent. A full or forbidden storage keeps nothing and says nothing. */
export function saveDraft(name: string, draft: unknown): void {
  try {
    localStorage.setItem(draftPrefix + name, JSON.stringify(draft));
  } catch {
    // The form itself still holds what was typed.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(draftPrefix + name);
  } catch {
    // Nothing was kept either.
  }
}

/** Forgets every draft of this browser, when somebody leaves it: the next person must not find them. */
export function removeDrafts(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names.filter((key) => key.startsWith(draftPrefix))) localStorage.removeItem(name);
  } catch {
    // Nothing was kept either.
  }
}

/** The draft over `empty`; parts of another type than in `empty` are left out. */
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
