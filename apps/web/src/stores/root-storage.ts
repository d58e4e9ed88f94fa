import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { readJson, removeStored, writeJson } from '../lib/storage/local-storage.ts';
import type { KeptSession, SessionUser, Theme } from './session.ts';

/** The only key in local storage, and its version. */
export const rootKey = 'root';
export const rootVersion = 1;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asTheme(value: unknown): Theme {
  return value === 'dark' || value === 'system' ? value : 'light';
}

function asUser(value: unknown): SessionUser | null {
  const { id, username, email, profilePicture, isAdmin } = fieldsOf(value);
  if (typeof id !== 'string' || typeof username !== 'string' || typeof email !== 'string') return null;
  const picture = typeof profilePicture === 'string' ? profilePicture : null;
  return { id, username, email, profilePicture: picture, isAdmin: isAdmin === true };
}

/** Returns the valid parts of a stored state. Another version of the app may have written it. */
function keptSession(state: unknown): KeptSession {
  const { currentUser, theme, singleKeys } = fieldsOf(state);
  return { currentUser: asUser(currentUser), theme: asTheme(theme), singleKeys: singleKeys !== false };
}

function read(name: string): StorageValue<KeptSession> | null {
  const { state, version } = fieldsOf(readJson(name));
  // Each field is validated separately, so no version needs a migration.
  return version === undefined ? null : { state: keptSession(state), version: rootVersion };
}

/** The storage of the session store. */
export const rootStorage: PersistStorage<KeptSession> = {
  getItem: read,
  setItem: writeJson,
  removeItem: removeStored,
};
