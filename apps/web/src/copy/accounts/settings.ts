import type { SettingsSection } from '../../paths.ts';

/** Texts of the settings page that belong to no single panel. */
export const settingsCopy = {
  title: 'Settings',
  index: 'Settings sections',
  saving: 'Changes are saved at once.',
  failed: 'Your settings could not be loaded.',
  loading: 'Loading settings…',
  sections: {
    notifications: 'Notifications',
    matching: 'Matching',
    privacy: 'Privacy',
    security: 'Security',
    appearance: 'Appearance',
    data: 'Your data',
  } satisfies Record<SettingsSection, string>,
  pageTitle: '{section} · Settings',
  inBrowser: 'Saved in this browser.',
  nearby: {
    title: 'Nearby',
    text: 'People who are on Nearby see your name, picture, school, confirmed skills and projects. They see your area while at least five people share it.',
  },
  deletion: {
    title: 'Delete your account',
    text: 'You can delete your account at the end of your profile. First you see what happens to your projects and teams.',
    toProfile: 'Go to your profile',
  },
} as const;

/** The page with links to everything about the signed-in user. */
export const youCopy = {
  title: 'You',
  navigation: 'Your pages',
} as const;
