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
import { mailEvents } from './features/mail/mail.events.ts';
import { mailJobs } from './features/mail/mail.jobs.ts';
import { matchingEvents } from './features/matching/matching.events.ts';
import { createMatchIndex, indexFigures } from './features/matching/matching.index-sync.service.ts';
import { matchingJobs } from './features/matching/matching.jobs.ts';
import { matchingRoutes } from './features/matching/matching.routes.ts';
import { nearbyEvents } from './features/nearby/nearby.events.ts';
import { nearbyJobs } from './features/nearby/nearby.jobs.ts';
import { nearbyRoutes } from './features/nearby/nearby.routes.ts';
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
import { seatsJobs } from './features/seats/seats.jobs.ts';
import { seatsRoutes } from './features/seats/seats.routes.ts';
import { skillsEvents } from './features/skills/skills.events.ts';
import { skillsRoutes } from './features/skills/skills.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { uploadsEvents } from './features/uploads/uploads.events.ts';
import { uploadsJobs } from './features/uploads/uploads.jobs.ts';
import { uploadsRoutes } from './features/uploads/uploads.routes.ts';
import type { LanguageModel } from './platform/language-model/language-model.ts';
import { builtPages } from './platform/web-files.ts';

/** Functions of features that `app.ts` calls itself. */
export { createSessionLookup, sessionCookieName } from './features/accounts/accounts.sessions.service.ts';
export { recordRejectedCalls } from './features/audit/audit.routes.ts';
export { readStalePlaces } from './features/nearby/nearby.places.service.ts';
export { hasUserPage } from './features/people/people.service.ts';
export { mediaRoutes } from './features/uploads/media.routes.ts';

interface FeatureOptions {
  readonly app: App;
  readonly config: Config;
  readonly database: DatabaseClient;
  readonly clock: Clock;
  readonly realtime: Realtime;
  readonly languageModel: LanguageModel | null;
  readonly metrics: Metrics;
}

type FeatureDeps = Pick<Deps, 'matchIndex' | 'messageWriter' | 'impressionLog' | 'pageCounter'>;

/** Creates the objects of features of which a process has one each. */
export function createFeatureDeps(options: FeatureOptions): FeatureDeps {
  const { app, config, database, clock, realtime, languageModel, metrics } = options;
  const { db } = database;
  const writer = createMessageWriter({ database, realtime, systemCtx: () => systemCtx(app, 'chat') });
  const pages = config.insights ? builtPages() : undefined;
  const patternOf = (path: string) => pages?.patternOf(path);
  return {
    matchIndex: createMatchIndex(db, clock, languageModel?.model),
    messageWriter: { ...writer, write: (draft) => metrics.countMessage(() => writer.write(draft)) },
    impressionLog: createImpressionLog({ db, clock, log: app.log }),
    pageCounter: config.insights ? createPageCounter({ db, clock, log: app.log, patternOf }) : null,
  };
}

/** Stores what these objects still hold in memory. */
export async function closeFeatureDeps({
  messageWriter,
  pageCounter,
  impressionLog,
}: FeatureDeps): Promise<void> {
  await messageWriter.close();
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
  ...requestsEvents,
  ...chatEvents,
  ...commentsEvents,
  ...notificationsEvents,
  ...projectsEvents,
  ...skillsEvents,
  ...repositoriesEvents,
  ...profilesEvents,
  ...uploadsEvents,
  ...githubEvents,
  ...onboardingEvents,
  ...nearbyEvents,
  ...matchingEvents,
  ...learningEvents,
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
  ...seatsJobs,
  ...requestsJobs,
  ...repositoriesJobs,
  ...matchingJobs,
  ...learningJobs,
  ...nearbyJobs,
  ...reportsJobs,
  ...uploadsJobs,
];
