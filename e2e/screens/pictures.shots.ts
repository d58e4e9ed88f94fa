import { catalogue } from './catalogue.ts';
import { test, themes, widthsOf } from './open-screen.ts';
import { pictureOf } from './picture.ts';

/** `npm run screens`: a picture of every screen in every state, in both themes, on a desk and on a phone. */
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
