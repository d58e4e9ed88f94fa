import { accountScreens } from './accounts.ts';
import { adminScreens } from './admin.ts';
import { chatScreens } from './chat.ts';
import { chatFindsScreens } from './chat-finds.ts';
import { chatPictureScreens } from './chat-pictures.ts';
import { talkScreens } from './chat-talk.ts';
import { dashboardScreens } from './dashboard.ts';
import { discoveryScreens } from './discovery.ts';
import { matchingScreens } from './matching.ts';
import { nearbyScreens } from './nearby.ts';
import { notificationScreens } from './notifications.ts';
import { profileScreens } from './profile.ts';
import { projectChangeScreens } from './project-changes.ts';
import { projectScreens } from './projects.ts';
import { publicScreens } from './public.ts';
import { safetyScreens } from './safety.ts';
import type { Screens } from './screen.ts';
import { shellScreens } from './shell.ts';
import { teamScreens } from './team.ts';
import { uploadScreens } from './upload.ts';

/** Every screen of the product with every state it has. What is proved of screens is proved of these. */
export const catalogue: Screens = [
  ...publicScreens,
  ...accountScreens,
  ...shellScreens,
  ...discoveryScreens,
  ...projectScreens,
  ...projectChangeScreens,
  ...dashboardScreens,
  ...profileScreens,
  ...uploadScreens,
  ...matchingScreens,
  ...teamScreens,
  ...nearbyScreens,
  ...notificationScreens,
  ...chatScreens,
  ...chatFindsScreens,
  ...chatPictureScreens,
  ...talkScreens,
  ...adminScreens,
  ...safetyScreens,
];
