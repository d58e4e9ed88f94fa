/** The actions of the site-wide shortcuts. */
export interface ShortcutActions {
  palette: () => void;
  search: () => void;
  help: () => void;
  /** Handles the second key after `g`. Returns whether it leads anywhere. */
  go: (key: string) => boolean;
  /** Whether the user has single-key shortcuts turned on. */
  singleKeys: () => boolean;
}

/** Maximum time between the two keys of a pair, in milliseconds. */
const pairMs = 1500;

const typingPlaces =
  'input, textarea, select, [contenteditable], [role=textbox], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether the focused element handles keys itself, such as a text field. */
export function isBusyPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingPlaces) !== null;
}

/**
 * Returns a `keydown` listener for the window, in the capture phase, that keeps text for a dialog that is loading. Keys
 * in a dialog are left to it. `edit` receives a function from the former text to the new one.
 */
export function earlyTextListener(
  edit: (change: (text: string) => string) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    const { key } = event;
    if (key.length !== 1 && key !== 'Backspace') return;
    event.preventDefault();
    event.stopPropagation();
    edit((text) => (key === 'Backspace' ? text.slice(0, -1) : text + key));
  };
}

function isPaletteKey(event: KeyboardEvent): boolean {
  const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return modifier && event.key.toLowerCase() === 'k';
}

/**
 * Returns a `keydown` listener for the window. Compares the typed character, so `/` and `?` work on layouts
 * that need Shift for them.
 */
export function shortcutListener(actions: ShortcutActions): (event: KeyboardEvent) => void {
  let pairUntil = 0;

  function single(event: KeyboardEvent): boolean {
    const inPair = event.timeStamp < pairUntil;
    pairUntil = 0;
    if (inPair && actions.go(event.key)) return true;
    if (event.key === 'g') pairUntil = event.timeStamp + pairMs;
    if (event.key === '/') actions.search();
    if (event.key === '?') actions.help();
    return event.key === '/' || event.key === '?';
  }

  return (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      actions.palette();
      return;
    }
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || !actions.singleKeys() || isBusyPlace(event.target)) return;
    if (single(event)) event.preventDefault();
  };
}
