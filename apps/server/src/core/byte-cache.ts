/** Files in memory by key. Removes those that were used least recently. */
export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, file: Buffer): void;
}

export function createByteCache(maxBytes = 16 * 1024 * 1024): ByteCache {
  const files = new Map<string, Buffer>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= files.get(key)?.length ?? 0;
    files.delete(key);
  }

  return {
    get(key) {
      const file = files.get(key);
      if (file) {
        files.delete(key);
        files.set(key, file);
      }
      return file;
    },
    set(key, file) {
      remove(key);
      files.set(key, file);
      bytes += file.length;
      for (const [oldest] of files) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
