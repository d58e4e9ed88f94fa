/** Local storage that never throws: the site also works if storage is full, damaged or blocked. */

/** Returns the stored text, or an empty text if there is none. */
export function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Returns the stored value, or undefined if there is none or it is not JSON. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key));
  } catch {
    return undefined;
  }
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked, so the text does not survive a reload.
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Removes all entries whose key has this prefix. */
export function removeAllStored(prefix: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
