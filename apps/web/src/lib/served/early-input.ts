/** How long input waits for its part of the page, once the shell is ready, in milliseconds. */
const maxWaitMs = 10_000;

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Control = TextField | HTMLSelectElement;

interface EarlyInput {
  readonly target: Element;
  readonly replay: () => void;
}

let isShellCommitted = false;

/** Called in the commit of the page's shell. Until then, React has marked elements that it does not handle yet. */
export function noteShellCommitted(): void {
  isShellCommitted = true;
}

let noteReady: () => void = () => undefined;
const shellReady = new Promise<void>((resolve) => {
  noteReady = resolve;
});

/** Called once the effects of the shell, which add the listeners of the shortcuts, or of an error page have run. */
export function noteShellReady(): void {
  noteReady();
}

let repeated: Promise<void> = Promise.resolve();

/** Resolves once the early input is repeated. A button that is replaced before that would lose its input. */
export function earlyInputRepeated(): Promise<void> {
  return repeated;
}

/** Whether React handles the events of an element. It marks these elements with a property. */
function isHydrated(element: Element): boolean {
  if (!isShellCommitted) return false;
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

/** Repeats the typed text. React compares it with the value that it has set itself. */
function retype(field: TextField, text: string): void {
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function reselect(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Links, and forms with an address, work without scripts. */
function worksAlone(control: Element): boolean {
  return control.closest('a[href]') !== null || control.closest('form[action]') !== null;
}

/** Clicks again, from the other state, so that React notices the change. */
function recheck(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function isBox(control: Element): control is HTMLInputElement {
  return control.matches('input[type=checkbox], input[type=radio]');
}

/** Returns what repeats the last state of a control, or undefined if it is none. */
function replayOf(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    return () => reselect(control, value);
  }
  if (isBox(control)) {
    const { checked } = control;
    return () => recheck(control, checked);
  }
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  return isText ? () => retype(control, control.value) : undefined;
}

function earlyClick(event: Event, target: Element): EarlyInput | undefined {
  const control = target.closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');
  if (!control || isHydrated(control) || worksAlone(control)) return undefined;
  const replay = replayOf(control);
  if (replay) return { target: control, replay };
  event.preventDefault();
  return { target: control, replay: () => control.click() };
}

function earlyText(_event: Event, target: Element): EarlyInput | undefined {
  if (isHydrated(target) || isBox(target)) return undefined;
  const replay = replayOf(target);
  return replay && { target, replay };
}

function earlySubmit(event: Event, target: Element): EarlyInput | undefined {
  if (!(target instanceof HTMLFormElement) || isHydrated(target) || worksAlone(target)) return undefined;
  event.preventDefault();
  return { target, replay: () => target.requestSubmit() };
}

/** The browser does these itself: it moves the focus, or clicks, which `earlyClick` keeps. */
const nativeKeys = new Set(['Tab', 'Enter', ' ']);

/**
 * Keys are shortcuts, which listen to the document, or move within a control. In fields, only combinations are
 * shortcuts.
 */
function earlyKey(event: Event, target: Element): EarlyInput | undefined {
  if (!(event instanceof KeyboardEvent) || !event.isTrusted || nativeKeys.has(event.key)) return undefined;
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isField = target.matches('input, textarea, select');
  if (isHydrated(target) || (isField && !ctrlKey && !metaKey)) return undefined;
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  return { target, replay: () => target.dispatchEvent(new KeyboardEvent('keydown', init)) };
}

/** Whether a control is no longer as the server rendered it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(served, 0);
  }
  if (!isBox(control)) return control.value !== control.defaultValue;
  // A radio button that is no longer checked follows the one that is.
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

/**
 * The input before this script has run. After a reload or Back, a browser restores controls by their order, which may
 * have changed, so it does not count.
 */
function inputSoFar(place: HTMLElement): EarlyInput[] {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return [];
  return [...place.querySelectorAll<Control>('input, textarea, select')].flatMap((target) => {
    const replay = isChanged(target) && replayOf(target);
    return replay ? { target, replay } : [];
  });
}

const kinds = {
  click: earlyClick,
  input: earlyText,
  change: earlyText,
  submit: earlySubmit,
  keydown: earlyKey,
};

async function replayWhenHydrated({ target, replay }: EarlyInput, end: number): Promise<void> {
  const isReady = () => target === document.body || isHydrated(target);
  while (!isReady() && target.isConnected && performance.now() < end)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  // Effects add some listeners, shortly after the hydration.
  await new Promise((resolve) => setTimeout(resolve));
  if (!target.isConnected || !isReady()) return;
  // React marks elements before it has finished their part of the page, and finishes it at the next event. An input
  // event would do, but React then takes its value for the former one, and misses the change.
  target.dispatchEvent(new Event('pointercancel', { bubbles: true }));
  replay();
}

/**
 * Keeps the user's input to a page of the server until React handles it. Returns a function to call once React has the
 * page to hydrate or render. It waits for the shell, then repeats the input in its order. Parts of the page that load
 * later get theirs when they are hydrated.
 */
export function keepEarlyInput(place: HTMLElement): () => Promise<void> {
  let kept = inputSoFar(place);
  let end: number | undefined;
  const recording = new AbortController();

  async function replayKept(until: number): Promise<void> {
    for (let input = kept.shift(); input; input = kept.shift()) await replayWhenHydrated(input, until);
  }

  for (const [type, keep] of Object.entries(kinds)) {
    const record = (event: Event, target: Element): void => {
      const input = keep(event, target);
      // Once the shell is ready, the listeners of the document get all keys.
      if (!input || (end !== undefined && keep === earlyKey)) return;
      // The last text of a field includes what was typed before.
      if (keep === earlyText) kept = kept.filter((former) => former.target !== input.target);
      kept.push(input);
      if (end !== undefined) void replayKept(end);
    };
    const follow = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // Runs after React's listener. React may have hydrated the part of the page for the event, and then handles it.
      if (place.contains(target))
        place.addEventListener(type, () => record(event, target), { capture: true, once: true });
      else record(event, target);
    };
    document.addEventListener(type, follow, { capture: true, signal: recording.signal });
  }
  let finish: () => void;
  repeated = new Promise((resolve) => {
    finish = resolve;
  });
  return async () => {
    // React renders in steps, so keys that are pressed now would still be lost.
    await shellReady;
    end = performance.now() + maxWaitMs;
    setTimeout(() => recording.abort(), maxWaitMs);
    await replayKept(end);
    finish();
  };
}
