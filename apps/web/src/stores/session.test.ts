import { beforeEach, describe, expect, test, vi } from 'vitest';

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
  vi.useRealTimers();
});

describe('the session store', () => {
  test('starts light and signed out', async () => {
    const { useSession } = await sessionWith();
    expect(useSession.getState()).toMatchObject({
      currentUser: null,
      theme: 'light',
      loading: false,
      error: null,
    });
  });

  test('sets loading, then stores a copy of the user', async () => {
    const { useSession } = await sessionWith();
    useSession.getState().fail('before');
    useSession.getState().start();
    expect(useSession.getState()).toMatchObject({ loading: true, error: null });
    useSession.getState().succeed(user);
    expect(useSession.getState()).toMatchObject({ loading: false, error: null });
    expect(useSession.getState().currentUser).not.toHaveProperty('bio');
  });

  test('stores the error of a failure and ends loading', async () => {
    const { useSession } = await sessionWith();
    useSession.getState().start();
    useSession.getState().fail('Invalid email or password');
    expect(useSession.getState()).toMatchObject({ loading: false, error: 'Invalid email or password' });
  });

  test('expires with the server’s session, but not during a deletion or update', async () => {
    const { useSession } = await sessionWith();
    useSession.getState().succeed(user);
    useSession.getState().start();
    useSession.getState().expire();
    expect(useSession.getState().currentUser).toMatchObject({ id: 'u1' });
    useSession.getState().fail('Not deleted');
    useSession.getState().expire();
    expect(useSession.getState().currentUser).toBeNull();
  });

  test('persists theme and user under one root key of version 1', async () => {
    const { useSession, storage } = await sessionWith();
    useSession.getState().succeed(user);
    useSession.getState().setTheme('dark');
    const root: unknown = JSON.parse(storage.getItem('root') ?? 'null');
    expect(root).toMatchObject({ version: 1, state: { theme: 'dark', currentUser: { id: 'u1' } } });
    expect(root).not.toHaveProperty('state.loading');
  });

  test('restores on load', async () => {
    const restored = await sessionWith('{"state":{"theme":"dark","currentUser":null},"version":1}');
    await restored.sessionRestored();
    expect(restored.useSession.getState().theme).toBe('dark');
  });

  test.each([
    ['invalid JSON', '{'],
    ['a value that is not an object', '"dark"'],
    ['null', 'null'],
    ['an older shape', '{"theme":"dark"}'],
    ['a user of another shape', '{"state":{"theme":3,"currentUser":{"name":"x"}},"version":1}'],
  ])('uses defaults for %s, without waiting', async (_, root) => {
    const { useSession, sessionRestored } = await sessionWith(root);
    await sessionRestored();
    expect(useSession.getState()).toMatchObject({ theme: 'light', currentUser: null, singleKeys: true });
  });

  test('keeps the valid fields of another version and writes version 1 from then on', async () => {
    const { useSession, storage } = await sessionWith('{"state":{"theme":"dark","gone":1},"version":7}');
    expect(useSession.getState()).toMatchObject({ theme: 'dark', currentUser: null });
    useSession.getState().setSingleKeys(false);
    expect(JSON.parse(storage.getItem('root') ?? 'null')).toEqual({
      state: { theme: 'dark', currentUser: null, singleKeys: false },
      version: 1,
    });
  });

  test('works when local storage is blocked or full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { useSession, sessionRestored } = await import('./session.ts');
    await sessionRestored();
    useSession.getState().setTheme('dark');
    expect(useSession.getState().theme).toBe('dark');
  });

  test('waits for a hanging storage for at most 5000 ms', async () => {
    vi.useFakeTimers();
    const { sessionRestored } = await sessionWith();
    let restored = false;
    const hanging = { hasHydrated: () => false, onFinishHydration: () => () => {} };
    void sessionRestored(hanging).then(() => {
      restored = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(restored).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(restored).toBe(true);
  });

  test('follows changes in another tab', async () => {
    const { useSession, followOtherTabs, storage } = await sessionWith();
    let changed: (event: { key: string }) => void = () => {};
    vi.stubGlobal('addEventListener', (_: string, listener: typeof changed) => {
      changed = listener;
    });
    followOtherTabs();
    storage.setItem('root', JSON.stringify({ state: { theme: 'dark', currentUser: user }, version: 1 }));
    changed({ key: 'drafts' });
    expect(useSession.getState().theme).toBe('light');
    changed({ key: 'root' });
    expect(useSession.getState()).toMatchObject({ theme: 'dark', currentUser: { id: 'u1' } });
    storage.setItem('root', JSON.stringify({ state: { theme: 'dark', currentUser: null }, version: 1 }));
    changed({ key: 'root' });
    expect(useSession.getState()).toMatchObject({ theme: 'dark', currentUser: null });
  });
});
