import { aboutCopy } from '../../apps/web/src/copy/legal/about.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { title } from './assert-visible.ts';
import type { Screens } from './screen.ts';

/** The public pages. */
export const publicScreens: Screens = [
  {
    name: 'landing',
    as: 'guest',
    path: '/',
    states: [{ name: 'filled', shows: title(texts.landing.title) }],
  },
  {
    name: 'about',
    as: 'guest',
    path: '/about',
    states: [{ name: 'filled', shows: title(aboutCopy.title) }],
  },
  {
    name: 'terms',
    as: 'guest',
    path: '/terms',
    states: [{ name: 'filled', shows: title(texts.landing.termsOfService) }],
  },
  {
    name: 'privacy',
    as: 'guest',
    path: '/privacy',
    states: [{ name: 'filled', shows: title(texts.landing.privacyPolicy) }],
  },
];
