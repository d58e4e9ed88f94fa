import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortcutListener } from './shortcut-keys.ts';

/** Enough of an element for a listener that asks what the key was pressed in. */
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

describe('the keys of the site', () => {
  it('open the palette with Ctrl or ⌘ and K, even while typing', () => {
    expect(press([{ key: 'k', ctrlKey: true }], 'input')).toEqual([true]);
    press([{ key: 'K', metaKey: true }]);
    expect(actions.palette).toHaveBeenCalledTimes(2);
    press([
      { key: 'k', ctrlKey: true, shiftKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
    ]);
    expect(actions.palette).toHaveBeenCalledTimes(2);
  });

  it('lead to search and help, also on layouts that need Shift', () => {
    expect(
      press([
        { key: '/', shiftKey: true },
        { key: '?', shiftKey: true },
      ]),
    ).toEqual([true, true]);
    expect(actions.search).toHaveBeenCalledOnce();
    expect(actions.help).toHaveBeenCalledOnce();
  });

  it('go somewhere with a pair that is quick enough', () => {
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

  it.each(['input', 'textarea', 'select', '[role=dialog]', '[role=menu]'])('leave %s alone', (inside) => {
    expect(press([{ key: '/' }, { key: '?' }, { key: 'g' }, { key: 'h' }], inside)).not.toContain(true);
    expect(actions.search).not.toHaveBeenCalled();
  });

  it('are off when the person says so, or a modifier is down', () => {
    press([{ key: '/', altKey: true }]);
    actions.singleKeys.mockReturnValue(false);
    press([{ key: '/' }]);
    expect(actions.search).not.toHaveBeenCalled();
  });
});
