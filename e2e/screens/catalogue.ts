import { accountScreens } from './accounts.ts';
import { adminScreens } from './admin.ts';
import { chatScreens } from './chat.ts';
import { chatFindsScreens } from './chat-finds.ts';
import { chatPictureScreens } from './chat-pictures.ts';
import { chatPresenceScreens } from './chat-presence.ts';
import { talkScreens } from './chat-talk.ts';
import { dashboardScreens } from './dashboard.ts';
import { discoveryScreens } from './discovery.ts';
import { matchingScreens } from './matching.ts';
import { nearbyScreens } from './nearby.ts';
import { notificationKindScreens } from './notification-kinds.ts';
import { notificationScreens } from './notifications.ts';
import { overlayScreens } from './overlays.ts';
import { profileScreens } from './profile.ts';
import { profilePanelScreens } from './profile-panels.ts';
import { projectChangeScreens } from './project-changes.ts';
import { projectScreens } from './projects.ts';
import { publicScreens } from './public.ts';
import { requestScreens } from './requests.ts';
import { safetyScreens } from './safety.ts';
import type { Screens } from './screen.ts';
import { securityScreens } from './security.ts';
import { shellScreens } from './shell.ts';
import { teamScreens } from './team.ts';
import { uploadScreens } from './upload.ts';

/** Every screen of the product with every state it has. What is proved of screens is proved of these. */
export const catalogue: Screens = [
  ...publicScreens,
  ...accountScreens,
  ...shellScreens,
  ...overlayScreens,
  ...discoveryScreens,
  ...projectScreens,
  ...projectChangeScreens,
  ...requestScreens,
  ...dashboardScreens,
  ...profileScreens,
  ...profilePanelScreens,
  ...securityScreens,
  ...uploadScreens,
  ...matchingScreens,
  ...teamScreens,
  ...nearbyScreens,
  ...notificationScreens,
  ...notificationKindScreens,
  ...chatScreens,
  ...chatFindsScreens,
  ...chatPictureScreens,
  ...talkScreens,
  ...chatPresenceScreens,
  ...adminScreens,
  ...safetyScreens,
];
