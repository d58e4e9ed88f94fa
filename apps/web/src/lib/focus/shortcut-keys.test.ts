import { beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyTextListener, shortcutListener } from './shortcut-keys.ts';

/** The parts of an element that the listener reads. */
class FakeElement {
  readonly inside: string;
  constructor(inside: string) {
    this.inside = inside;
  }
  closest(selector: string): FakeElement | null {
    return selector.split(', ').includes(this.inside) ? this : null;
  }
}

const actions = {
  palette: vi.fn(),
  search: vi.fn(),
  help: vi.fn(),
  go: vi.fn((key: string) => key === 'h'),
  singleKeys: vi.fn(() => true),
};

function press(keys: readonly (Partial<KeyboardEvent> & { key: string })[], inside = 'body'): boolean[] {
  const listen = shortcutListener(actions);
  return keys.map((key) => {
    const event = new Event('keydown', { cancelable: true });
    const values = { timeStamp: 0, target: new FakeElement(inside), ...key };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
    listen(event as KeyboardEvent);
    return event.defaultPrevented;
  });
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.clearAllMocks();
  actions.singleKeys.mockReturnValue(true);
});

describe('site-wide shortcuts', () => {
  test('open the palette with Ctrl or ⌘ and K, also while typing', () => {
    expect(press([{ key: 'k', ctrlKey: true }], 'input')).toEqual([true]);
    press([{ key: 'K', metaKey: true }]);
    expect(actions.palette).toHaveBeenCalledTimes(2);
    press([
      { key: 'k', ctrlKey: true, shiftKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
    ]);
    expect(actions.palette).toHaveBeenCalledTimes(2);
  });

  test('open search and help, also on layouts that need Shift', () => {
    expect(
      press([
        { key: '/', shiftKey: true },
        { key: '?', shiftKey: true },
      ]),
    ).toEqual([true, true]);
    expect(actions.search).toHaveBeenCalledOnce();
    expect(actions.help).toHaveBeenCalledOnce();
  });

  test('navigate with two keys pressed in quick succession', () => {
    press([
      { key: 'g', timeStamp: 5 },
      { key: 'h', timeStamp: 900 },
      { key: 'h', timeStamp: 901 },
    ]);
    expect(actions.go.mock.calls).toEqual([['h']]);
    press([
      { key: 'g', timeStamp: 5 },
      { key: 'h', timeStamp: 1506 },
    ]);
    expect(actions.go).toHaveBeenCalledOnce();
  });

  test.each(['input', 'textarea', 'select', '[role=dialog]', '[role=menu]'])('leave %s alone', (inside) => {
    expect(press([{ key: '/' }, { key: '?' }, { key: 'g' }, { key: 'h' }], inside)).not.toContain(true);
    expect(actions.search).not.toHaveBeenCalled();
  });

  test('are ignored when the user turned them off or a modifier is pressed', () => {
    press([{ key: '/', altKey: true }]);
    actions.singleKeys.mockReturnValue(false);
    press([{ key: '/' }]);
    expect(actions.search).not.toHaveBeenCalled();
  });
});

test('text for a dialog that is loading is kept, also from a text field, until the dialog has the focus', () => {
  let text = '';
  const listen = earlyTextListener((change) => {
    text = change(text);
  });
  const type = (key: string, inside: string, ctrlKey = false) => {
    const event = new Event('keydown', { cancelable: true });
    const values = { key, ctrlKey, target: new FakeElement(inside) };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
    listen(event as KeyboardEvent);
    return event.defaultPrevented;
  };
  expect(['a', 'b', 'Backspace', 'c', 'Tab'].map((key) => type(key, 'input'))).toEqual([
    ...[true, true, true, true],
    false,
  ]);
  expect([type('v', 'body', true), type('d', '[role=dialog]')]).toEqual([false, false]);
  expect(text).toBe('ac');
});
