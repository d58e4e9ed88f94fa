import { beforeEach, describe, expect, it, vi } from 'vitest';

const user = {
  id: 'u1',
  username: 'quiet-heron',
  email: 'quiet-heron@example.org',
  profilePicture: null,
  isAdmin: false,
  bio: 'not for the copy',
};

function storageWith(root?: string) {
  const items = new Map(root === undefined ? [] : [['root', root]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

async function sessionWith(root?: string) {
  const storage = storageWith(root);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
  const store = await import('./session.ts');
  return { ...store, storage };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('the session store', () => {
  it('starts light and signed out', async () => {
    const { useSession } = await sessionWith();
    expect(useSession.getState()).toMatchObject({
      currentUser: null,
      theme: 'light',
      loading: false,
      error: null,
    });
  });

  it('goes through loading to a display copy', async () => {
    const { useSession } = await sessionWith();
    useSession.getState().fail('before');
    useSession.getState().start();
    expect(useSession.getState()).toMatchObject({ loading: true, error: null });
    useSession.getState().succeed(user);
    expect(useSession.getState()).toMatchObject({ loading: false, error: null });
    expect(useSession.getState().currentUser).not.toHaveProperty('bio');
  });

  it('keeps the error of a failure and ends loading', async () => {
    const { useSession } = await sessionWith();
    useSession.getState().start();
    useSession.getState().fail('Invalid email or password');
    expect(useSession.getState()).toMatchObject({ loading: false, error: 'Invalid email or password' });
  });

  it('persists theme and user under one root key of version 1', async () => {
    const { useSession, storage } = await sessionWith();
    useSession.getState().succeed(user);
    useSession.getState().setTheme('dark');
    const root: unknown = JSON.parse(storage.getItem('root') ?? 'null');
    expect(root).toMatchObject({ version: 1, state: { theme: 'dark', currentUser: { id: 'u1' } } });
    expect(root).not.toHaveProperty('state.loading');
  });

  it('restores on load, and survives a damaged root', async () => {
    const restored = await sessionWith('{"state":{"theme":"dark","currentUser":null},"version":1}');
    await restored.sessionRestored();
    expect(restored.useSession.getState().theme).toBe('dark');
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const damaged = await sessionWith('{');
    expect(damaged.useSession.getState().theme).toBe('light');
  });
});
