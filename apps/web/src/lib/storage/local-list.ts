import { useSyncExternalStore } from 'react';
import { readJson, writeJson } from './local-storage.ts';

/** Short texts kept in this browser, newest first. If storage is blocked, they last until the page is left. */
export interface LocalList {
  readonly items: readonly string[];
  readonly add: (item: string) => void;
  readonly remove: (item: string) => void;
}

const none: readonly string[] = [];
const read = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

function load(key: string): readonly string[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : none;
}

function itemsOf(key: string): readonly string[] {
  const known = read.get(key);
  if (known) return known;
  const items = load(key);
  read.set(key, items);
  return items;
}

function store(key: string, items: readonly string[]): void {
  read.set(key, items);
  writeJson(key, items);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Returns the list of this name with at most `max` items. Each signed-in user has a separate list. */
export function useLocalList(name: string, userId: string | undefined, max: number): LocalList {
  const key = `list:${name}:${userId ?? 'visitor'}`;
  const items = useSyncExternalStore(
    subscribe,
    () => itemsOf(key),
    () => none,
  );
  return {
    items,
    add: (item) => store(key, [item, ...itemsOf(key).filter((other) => other !== item)].slice(0, max)),
    remove: (item) =>
      store(
        key,
        itemsOf(key).filter((other) => other !== item),
      ),
  };
}
