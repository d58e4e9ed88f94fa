/** Runs each step in a task of its own, so that the browser can handle input in between. */
export function inTasks(...steps: readonly (() => void)[]): void {
  for (const step of steps) setTimeout(step);
}
