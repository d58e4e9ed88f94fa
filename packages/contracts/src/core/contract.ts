import { accounts } from '../accounts/accounts.ts';
import { security } from '../accounts/security.ts';
import { admin } from '../admin.ts';
import { blocks } from '../blocks.ts';
import { chatCatchUp } from '../chat/catch-up.ts';
import { chat } from '../chat/chat.ts';
import { chatSearch } from '../chat/search.ts';
import { comments } from '../comments.ts';
import { exports } from '../exports.ts';
import { github } from '../github.ts';
import { insights } from '../insights.ts';
import { learning } from '../learning.ts';
import { matching } from '../matching/matching.ts';
import { nearby } from '../nearby.ts';
import { notifications } from '../notifications/notifications.ts';
import { notificationPreferences } from '../notifications/preferences.ts';
import { onboarding } from '../onboarding.ts';
import { people } from '../people.ts';
import { profiles } from '../profiles.ts';
import { projectManagement } from '../projects/management.ts';
import { projects } from '../projects/projects.ts';
import { reports } from '../reports/reports.ts';
import { repositories } from '../repositories.ts';
import { requests } from '../requests.ts';
import { seats } from '../seats.ts';
import { skills } from '../skills.ts';
import { system } from '../system.ts';
import type { Endpoint } from './endpoint.ts';

/** The complete public contract, by feature. */
export const contract = {
  accounts,
  admin,
  blocks,
  chat: { ...chat, ...chatSearch, ...chatCatchUp },
  comments,
  exports,
  github,
  insights,
  learning,
  matching,
  nearby,
  notificationPreferences,
  notifications,
  onboarding,
  people,
  profiles,
  projects: { ...projects, ...projectManagement },
  repositories,
  reports,
  requests,
  seats,
  security,
  skills,
  system,
} as const satisfies Record<string, Record<string, Endpoint>>;

type Contract = typeof contract;

/** `feature.verb`, for example `projects.create`. */
export type EndpointName = {
  [F in keyof Contract & string]: `${F}.${keyof Contract[F] & string}`;
}[keyof Contract & string];

export type EndpointOf<Name extends EndpointName> = Name extends `${infer F}.${infer V}`
  ? F extends keyof Contract
    ? V extends keyof Contract[F]
      ? Contract[F][V]
      : never
    : never
  : never;
