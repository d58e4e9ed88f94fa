import { afterEach, beforeEach, expect, vi } from 'vitest';

// A library's error on the console is a defect of ours. A test that expects one clears it with
// `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
