/** Where the picture of a state is kept, relative to the checkout. */
export function pictureOf(screen: string, state: string, width: number, theme: string): string {
  const name = [screen, state].map((words) => words.replaceAll(' ', '-')).join('--');
  return `screens/${name}--${width}-${theme}.png`;
}
