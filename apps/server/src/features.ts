import type { Config } from './config.ts';
import type { Clock } from './core/clock.ts';
import type { Deps } from './core/ctx.ts';
import { type App, systemCtx } from './core/http.ts';
import type { Figure, Metrics } from './core/metrics.ts';
import type { Realtime } from './core/realtime.ts';
import type { DatabaseClient } from './db/client.ts';
import { accountsEvents } from './features/accounts/accounts.events.ts';
import { accountsJobs } from './features/accounts/accounts.jobs.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { securityRoutes } from './features/accounts/second-factor/accounts.security.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { auditEvents } from './features/audit/audit.events.ts';
import { auditJobs } from './features/audit/audit.jobs.ts';
import { blocksEvents } from './features/blocks/blocks.events.ts';
import { blocksRoutes } from './features/blocks/blocks.routes.ts';
import { chatEvents } from './features/chat/chat.events.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { chatSocket } from './features/chat/chat.socket.ts';
import { createMessageWriter } from './features/chat/chat.write.service.ts';
import { commentsEvents } from './features/comments/comments.events.ts';
import { commentsRoutes } from './features/comments/comments.routes.ts';
import { commentsSocket } from './features/comments/comments.socket.ts';
import { eventApartRoutes } from './features/events/apart/events.apart.routes.ts';
import { eventClashRoutes } from './features/events/clash/events.clash.routes.ts';
import { eventDeskRoutes } from './features/events/desk/events.desk.routes.ts';
import { eventsEvents } from './features/events/events.events.ts';
import { eventsJobs } from './features/events/events.jobs.ts';
import { eventRegistrationRoutes, eventsRoutes } from './features/events/events.routes.ts';
import {
  eventFormingRoutes,
  eventPublishingRoutes,
} from './features/events/forming/events.forming.routes.ts';
import { createProfileCache } from './features/events/forming/events.profiles.service.ts';
import { eventPulseRoutes } from './features/events/pulse/events.pulse.routes.ts';
import { eventAttendanceRoutes, eventRepairRoutes } from './features/events/repair/events.repair.routes.ts';
import { eventTeamRoutes } from './features/events/team/events.team.routes.ts';
import { eventTeamRequestsRoutes } from './features/events/team-requests/events.team-requests.routes.ts';
import { eventThanksRoutes } from './features/events/thanks/events.thanks.routes.ts';
import { eventWebhookRoutes } from './features/events/webhook/events.webhook.routes.ts';
import { exportsRoutes } from './features/exports/exports.routes.ts';
import { githubEvents } from './features/github/github.events.ts';
import { githubJobs } from './features/github/github.jobs.ts';
import { githubRoutes } from './features/github/github.routes.ts';
import { createPageCounter } from './features/insights/insights.counter.service.ts';
import { insightsRoutes } from './features/insights/insights.routes.ts';
import { learningEvents } from './features/learning/learning.events.ts';
import { learningJobs } from './features/learning/learning.jobs.ts';
import { learningRoutes } from './features/learning/learning.routes.ts';
import { createImpressionLog } from './features/learning/learning.writer.service.ts';
import { createLinkPictures } from './features/links/links.pictures.service.ts';
import { mailEvents } from './features/mail/mail.events.ts';
import { mailJobs } from './features/mail/mail.jobs.ts';
import { matchingEvents } from './features/matching/matching.events.ts';
import { createMatchIndex, indexFigures } from './features/matching/matching.index-sync.service.ts';
import { matchingJobs } from './features/matching/matching.jobs.ts';
import { matchingRoutes } from './features/matching/matching.routes.ts';
import { nearbyEvents } from './features/nearby/nearby.events.ts';
import { nearbyJobs } from './features/nearby/nearby.jobs.ts';
import { nearbyRoutes } from './features/nearby/nearby.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { notificationsEvents } from './features/notifications/notifications.events.ts';
import { notificationsJobs } from './features/notifications/notifications.jobs.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { onboardingEvents } from './features/onboarding/onboarding.events.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { profilesEvents } from './features/profiles/profiles.events.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { projectsEvents } from './features/projects/projects.events.ts';
import { projectsJobs } from './features/projects/projects.jobs.ts';
import { projectsRoutes } from './features/projects/projects.routes.ts';
import { reportsEvents } from './features/reports/reports.events.ts';
import { reportsJobs } from './features/reports/reports.jobs.ts';
import { reportPicturesRoutes } from './features/reports/reports.pictures.routes.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { repositoriesEvents } from './features/repositories/repositories.events.ts';
import { repositoriesJobs } from './features/repositories/repositories.jobs.ts';
import { repositoriesRoutes } from './features/repositories/repositories.routes.ts';
import { requestsEvents } from './features/requests/requests.events.ts';
import { requestsJobs } from './features/requests/requests.jobs.ts';
import { requestsRoutes } from './features/requests/requests.routes.ts';
import { savedSearchesEvents } from './features/saved-searches/saved-searches.events.ts';
import { savedSearchesJobs } from './features/saved-searches/saved-searches.jobs.ts';
import { savedSearchesRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { seatsJobs } from './features/seats/seats.jobs.ts';
import { seatsRoutes } from './features/seats/seats.routes.ts';
import { skillsEvents } from './features/skills/skills.events.ts';
import { skillsRoutes } from './features/skills/skills.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { uploadsEvents } from './features/uploads/uploads.events.ts';
import { uploadsJobs } from './features/uploads/uploads.jobs.ts';
import { uploadsRoutes } from './features/uploads/uploads.routes.ts';
import { weeklyMatchesEvents } from './features/weekly-matches/weekly-matches.events.ts';
import { weeklyMatchesJobs } from './features/weekly-matches/weekly-matches.jobs.ts';
import { builtPages } from './platform/pages/web-files.ts';

export {
  createSessionLookup,
  sessionCookieName,
} from './features/accounts/sessions/accounts.sessions.service.ts';
export { recordRejectedCalls } from './features/audit/audit.routes.ts';
/** Functions of features that `app.ts` calls itself. */
export { linksRoutes } from './features/links/links.routes.ts';
export { readStalePlaces } from './features/nearby/nearby.places.service.ts';
export { mediaRoutes } from './features/uploads/media.routes.ts';

interface FeatureOptions {
  readonly app: App;
  readonly config: Config;
  readonly database: DatabaseClient;
  readonly clock: Clock;
  readonly realtime: Realtime;
  readonly metrics: Metrics;
}

type FeatureDeps = Pick<
  Deps,
  'matchIndex' | 'profileCache' | 'messageWriter' | 'impressionLog' | 'pageCounter' | 'linkPictures'
>;

/** Creates the objects of features of which a process has one each. */
export function createFeatureDeps(options: FeatureOptions): FeatureDeps {
  const { app, config, database, clock, realtime, metrics } = options;
  const { db } = database;
  const writer = createMessageWriter({ database, realtime, systemCtx: () => systemCtx(app, 'chat') });
  const pages = config.insights ? builtPages() : undefined;
  const patternOf = (path: string) => pages?.find(path)?.pattern;
  return {
    matchIndex: createMatchIndex(db, clock),
    profileCache: createProfileCache(db, clock),
    messageWriter: { ...writer, write: (draft) => metrics.countMessage(() => writer.write(draft)) },
    impressionLog: createImpressionLog({ db, clock, log: app.log }),
    linkPictures: createLinkPictures(),
    pageCounter: config.insights ? createPageCounter({ db, clock, log: app.log, patternOf }) : null,
  };
}

/** Stores what these objects still hold in memory. */
export async function closeFeatureDeps({
  messageWriter,
  pageCounter,
  impressionLog,
  linkPictures,
}: FeatureDeps): Promise<void> {
  await messageWriter.close();
  await linkPictures.close();
  await pageCounter?.close();
  await impressionLog.idle();
}

/** What features add to the operator's metrics. */
export function featureFigures({ matchIndex }: FeatureDeps): Figure[] {
  return indexFigures(matchIndex);
}

/** Reactions to events. For one event they run in this order. */
export const subscribers = [
  ...accountsEvents,
  ...auditEvents,
  ...mailEvents,
  ...blocksEvents,
  ...reportsEvents,
  ...eventsEvents,
  ...requestsEvents,
  ...chatEvents,
  ...commentsEvents,
  ...notificationsEvents,
  ...projectsEvents,
  ...savedSearchesEvents,
  ...skillsEvents,
  ...repositoriesEvents,
  ...profilesEvents,
  ...uploadsEvents,
  ...githubEvents,
  ...onboardingEvents,
  ...nearbyEvents,
  ...matchingEvents,
  ...learningEvents,
  ...weeklyMatchesEvents,
];

/** HTTP endpoints. */
export const routes = [
  systemRoutes,
  accountsRoutes,
  securityRoutes,
  exportsRoutes,
  githubRoutes,
  adminRoutes,
  profilesRoutes,
  peopleRoutes,
  projectsRoutes,
  savedSearchesRoutes,
  eventsRoutes,
  eventRegistrationRoutes,
  eventDeskRoutes,
  eventApartRoutes,
  eventFormingRoutes,
  eventClashRoutes,
  eventPublishingRoutes,
  eventWebhookRoutes,
  eventPulseRoutes,
  eventThanksRoutes,
  eventTeamRoutes,
  eventAttendanceRoutes,
  eventRepairRoutes,
  eventTeamRequestsRoutes,
  seatsRoutes,
  skillsRoutes,
  matchingRoutes,
  learningRoutes,
  nearbyRoutes,
  repositoriesRoutes,
  onboardingRoutes,
  blocksRoutes,
  reportsRoutes,
  requestsRoutes,
  notificationsRoutes,
  chatRoutes,
  reportPicturesRoutes,
  commentsRoutes,
  insightsRoutes,
  newsRoutes,
  uploadsRoutes,
];

/** Handlers of socket events. */
export const sockets = [chatSocket, commentsSocket];

/** Jobs with a schedule. */
export const scheduled = [
  ...accountsJobs,
  ...auditJobs,
  ...githubJobs,
  ...mailJobs,
  ...notificationsJobs,
  ...projectsJobs,
  ...savedSearchesJobs,
  ...seatsJobs,
  ...eventsJobs,
  ...requestsJobs,
  ...repositoriesJobs,
  ...matchingJobs,
  ...learningJobs,
  ...weeklyMatchesJobs,
  ...nearbyJobs,
  ...reportsJobs,
  ...uploadsJobs,
];
