import { catalogue } from './catalogue.ts';
import { test, themes, widthsOf } from './open-screen.ts';

/** Returns the path of a state's screenshot, relative to the repository. */
function pictureOf(screen: string, state: string, width: number, theme: string): string {
  const name = [screen, state].map((words) => words.replaceAll(' ', '-')).join('--');
  return `screens/${name}--${width}-${theme}.png`;
}

/** `npm run screens`: a screenshot of every screen in every state, in both themes, at desktop and phone width. */
for (const screen of catalogue) {
  for (const state of screen.states) {
    for (const width of widthsOf(state)) {
      for (const theme of themes) {
        const picture = pictureOf(screen.name, state.name, width, theme);
        test(picture, async ({ open }) => {
          const { page } = await open(screen, state, { theme, width });
          await page.screenshot({ path: picture, fullPage: true, caret: 'initial' });
        });
      }
    }
  }
}
