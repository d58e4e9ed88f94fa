import { nearbyCopy as copy } from '../../apps/web/src/copy/nearby.ts';
import { peopleCopy } from '../../apps/web/src/copy/people.ts';
import { answer, hold, refuse } from '../support/calls.ts';
import { button, text, title } from './assert-visible.ts';
import type { Screens } from './screen.ts';

const noUsers = {
  by: 'area' as const,
  optedIn: true,
  place: 'Bergen',
  merged: false,
  groups: [],
  totalGroups: 0,
};

/** Users and projects by area and school, and the page of a school confirmation link. */
export const nearbyScreens: Screens = [
  {
    name: 'nearby',
    as: 'owner',
    path: '/nearby',
    states: [
      { name: 'filled', shows: text(copy.yours) },
      {
        name: 'by school',
        path: '/nearby?by=school',
        shows: (page) =>
          page
            .getByRole('heading', { level: 2, name: /Polytechnic|Institute|University|School|College/ })
            .first(),
      },
      {
        name: 'inviting',
        act: ({ page }) =>
          page
            .getByRole('button', { name: /^Invite / })
            .first()
            .click(),
        shows: button(peopleCopy.invite.send),
      },
      { name: 'not shown', as: 'newcomer', shows: button(copy.off.action) },
      {
        name: 'no area',
        before: ({ page }) => answer(page, 'nearby.groups', { ...noUsers, place: '' }),
        shows: text(copy.noPlace.area),
      },
      {
        name: 'too few there',
        before: ({ page }) => answer(page, 'nearby.groups', { ...noUsers, merged: true }),
        shows: text(copy.merged.area),
      },
      {
        name: 'empty',
        before: ({ page }) => answer(page, 'nearby.groups', noUsers),
        shows: text(copy.empty),
      },
      {
        name: 'loading',
        before: ({ page }) => hold(page, 'nearby.groups'),
        shows: (page) => page.getByRole('status').filter({ hasText: copy.loading }),
        busy: true,
      },
      {
        name: 'failed',
        before: ({ page }) => refuse(page, 'nearby.groups', 'rate_limited', copy.failed),
        shows: text(copy.failed),
      },
    ],
  },
  {
    name: 'verify school',
    as: 'owner',
    path: '/verify-school#nonsense',
    states: [
      {
        name: 'invalid link',
        before: ({ page }) => refuse(page, 'nearby.verifySchool', 'invalid', copy.school.failed),
        shows: title(copy.verify.voidTitle),
      },
      {
        name: 'working',
        before: ({ page }) => hold(page, 'nearby.verifySchool'),
        shows: text(copy.verify.working),
        busy: true,
      },
    ],
  },
];
