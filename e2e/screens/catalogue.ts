import { accountScreens } from './accounts/accounts.ts';
import { onboardingScreens } from './accounts/onboarding.ts';
import { securityScreens } from './accounts/security.ts';
import { adminScreens } from './admin.ts';
import { chatScreens } from './chat/chat.ts';
import { markupScreens } from './chat/chat-markup.ts';
import { chatPictureScreens } from './chat/chat-pictures.ts';
import { chatPresenceScreens } from './chat/chat-presence.ts';
import { chatSearchScreens } from './chat/chat-search.ts';
import { dashboardScreens } from './dashboard.ts';
import { demoEventScreens } from './events/demo-events.ts';
import { eventDeskScreens } from './events/event-desk.ts';
import { eventScreens } from './events/events.ts';
import { moderationScreens } from './moderation.ts';
import { nearbyScreens } from './nearby.ts';
import { notificationKindScreens } from './notification-kinds.ts';
import { notificationScreens } from './notifications.ts';
import { overlayScreens } from './overlays.ts';
import { profileScreens } from './profiles/profile.ts';
import { profilePanelScreens } from './profiles/profile-panels.ts';
import { settingsScreens } from './profiles/settings.ts';
import { uploadScreens } from './profiles/upload.ts';
import { discoveryScreens } from './projects/discovery.ts';
import { matchingScreens } from './projects/matching.ts';
import { projectChangeScreens } from './projects/project-changes.ts';
import { projectScreens } from './projects/projects.ts';
import { requestScreens } from './projects/requests.ts';
import { savedSearchScreens } from './projects/saved-searches.ts';
import { seatScreens } from './projects/seats.ts';
import { teamScreens } from './projects/team.ts';
import { publicScreens } from './public.ts';
import type { Screens } from './screen.ts';
import { shellScreens } from './shell.ts';

/** All screens of the product with all their states. The accessibility tests and screenshots use this list. */
export const catalogue: Screens = [
  ...publicScreens,
  ...accountScreens,
  ...onboardingScreens,
  ...shellScreens,
  ...overlayScreens,
  ...discoveryScreens,
  ...savedSearchScreens,
  ...projectScreens,
  ...projectChangeScreens,
  ...seatScreens,
  ...requestScreens,
  ...eventScreens,
  ...eventDeskScreens,
  ...demoEventScreens,
  ...dashboardScreens,
  ...profileScreens,
  ...profilePanelScreens,
  ...settingsScreens,
  ...securityScreens,
  ...uploadScreens,
  ...matchingScreens,
  ...teamScreens,
  ...nearbyScreens,
  ...notificationScreens,
  ...notificationKindScreens,
  ...chatScreens,
  ...chatSearchScreens,
  ...chatPictureScreens,
  ...markupScreens,
  ...chatPresenceScreens,
  ...adminScreens,
  ...moderationScreens,
];
