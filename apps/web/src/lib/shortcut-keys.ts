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
