/**
 * The keyboard sensor of dnd-kit listens to keys from a timer after the start of a drag. On a busy machine the browser
 * handles the next key before that timer, so that this key would be lost, or would move the focus in the list: it is
 * sent again once the sensor listens.
 * Call it when a drag starts.
 */
export function keepEarlyKeys(activator: Event): void {
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    if (event === activator) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
  };
  document.addEventListener('keydown', keep, true);
  // The sensor sets its timer after the start of the drag, so that this one comes later.
  queueMicrotask(() =>
    setTimeout(() => {
      document.removeEventListener('keydown', keep, true);
      for (const { code, key } of early)
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key, cancelable: true }));
    }),
  );
}
