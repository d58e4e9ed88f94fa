import { aboutCopy } from '../../apps/web/src/copy/legal/about.ts';
import { matchingReportCopy } from '../../apps/web/src/copy/legal/matching-report.ts';
import { texts } from '../../apps/web/src/texts.ts';
import { answer, hold, refuse } from '../support/calls.ts';
import { text, title } from './assert-visible.ts';
import type { Screens } from './screen.ts';

const exposure = {
  people: 1240,
  shown: 610,
  slots: 4800,
  gini: 0.643,
  distinctPerSlot: 0.127,
  topShare: 0.062,
};
const report = { policy: '1-7c0f2a19', at: '2026-11-20T04:07:12.000Z', days: 30, exposure };

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
    name: 'about-matching',
    as: 'guest',
    path: '/about/matching',
    states: [
      {
        name: 'filled',
        before: ({ page }) => answer(page, 'learning.publicExposure', report),
        shows: text(matchingReportCopy.exposure.summary),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'learning.publicExposure'),
        shows: text(matchingReportCopy.exposure.loading),
        busy: true,
      },
      {
        name: 'empty',
        before: ({ page }) => answer(page, 'learning.publicExposure', { ...report, exposure: null }),
        shows: text(matchingReportCopy.exposure.none),
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'learning.publicExposure'),
        shows: text(matchingReportCopy.exposure.failed),
      },
    ],
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
