import { accounts } from '../accounts/accounts.ts';
import { security } from '../accounts/security.ts';
import { admin } from '../admin.ts';
import { blocks } from '../blocks.ts';
import { chatCatchUp } from '../chat/catch-up.ts';
import { chat } from '../chat/chat.ts';
import { chatSearch } from '../chat/search.ts';
import { comments } from '../comments.ts';
import { eventAgenda } from '../events/agenda.ts';
import { eventAttendance } from '../events/attendance.ts';
import { eventClash } from '../events/clash.ts';
import { eventDeskCalls } from '../events/desk.ts';
import { events } from '../events/events.ts';
import { eventExplaining } from '../events/explaining.ts';
import { eventForming } from '../events/forming.ts';
import { eventIdeas } from '../events/ideas.ts';
import { eventKeepApart } from '../events/keep-apart.ts';
import { eventPublishing } from '../events/publishing.ts';
import { eventPulse } from '../events/pulse.ts';
import { eventRegistration } from '../events/registration.ts';
import { eventRepair } from '../events/repair.ts';
import { eventRules } from '../events/rules.ts';
import { eventSwaps } from '../events/swaps.ts';
import { eventTeamRequests } from '../events/team-requests.ts';
import { eventThanks } from '../events/thanks.ts';
import { eventWebhooks } from '../events/webhook.ts';
import { exports } from '../exports.ts';
import { github } from '../github.ts';
import { insights } from '../insights.ts';
import { learning } from '../learning.ts';
import { matching } from '../matching/matching.ts';
import { nearby } from '../nearby.ts';
import { news } from '../news.ts';
import { notifications } from '../notifications/notifications.ts';
import { notificationPreferences } from '../notifications/preferences.ts';
import { onboarding } from '../onboarding.ts';
import { people } from '../people.ts';
import { profiles } from '../profiles.ts';
import { projectManagement } from '../projects/management.ts';
import { projects } from '../projects/projects.ts';
import { savedSearches } from '../projects/saved-searches.ts';
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
  events: {
    ...events,
    ...eventIdeas,
    ...eventRegistration,
    ...eventDeskCalls,
    ...eventRules,
    ...eventForming,
    ...eventKeepApart,
    ...eventClash,
    ...eventSwaps,
    ...eventPublishing,
    ...eventWebhooks,
    ...eventPulse,
    ...eventExplaining,
    ...eventAgenda,
    ...eventThanks,
    ...eventAttendance,
    ...eventRepair,
    ...eventTeamRequests,
  },
  exports,
  github,
  insights,
  learning,
  matching,
  nearby,
  news,
  notificationPreferences,
  notifications,
  onboarding,
  people,
  profiles,
  projects: { ...projects, ...projectManagement },
  repositories,
  reports,
  requests,
  savedSearches,
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
