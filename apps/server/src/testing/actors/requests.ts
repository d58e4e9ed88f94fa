import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { requestsJobs } from '../../features/requests/requests.jobs.ts';
import type { TestApp } from '../test-app.ts';
import { listNotificationsOf, type TestUser } from './factories.ts';

/** Answers the request of a notification. */
export function answerRequest(
  user: Pick<TestUser, 'call'>,
  verb: 'accept' | 'reject',
  notificationId: string,
  body?: unknown,
) {
  return user.call('PUT', `/api/notifications/${verb}/${notificationId}`, { body });
}

export function withdrawRequest(user: Pick<TestUser, 'call'>, requestId: string | null) {
  return user.call('POST', `/api/requests/${requestId}/withdraw`);
}

/** Runs the scheduled jobs for requests: reminders and expiry. */
export async function runRequestJobs(site: TestApp): Promise<void> {
  for (const job of requestsJobs) await job.run(systemCtx(site.app));
}

/** The user's notifications about a project, oldest first. */
export async function messagesTo(
  user: TestUser,
  project: { readonly id: string },
  type?: Notification['type'],
): Promise<string[]> {
  const news = await listNotificationsOf(user);
  return news
    .filter((one) => one.postId === project.id && (type === undefined || one.type === type))
    .map(({ message }) => message)
    .reverse();
}

/** Waits until jobs have sent this user a notification of a type about a project. */
export async function untilNotified(
  user: TestUser,
  project: { readonly id: string },
  type: Notification['type'],
): Promise<Notification> {
  return await eventually(async () => {
    const news = await listNotificationsOf(user);
    const found = news.find((one) => one.type === type && one.postId === project.id);
    if (found === undefined) throw new Error(`no ${type} has arrived`);
    return found;
  });
}

/** Waits until the assertion holds, and returns its result. */
export async function eventually<T>(assertion: () => Promise<T>): Promise<T> {
  return await vi.waitFor(assertion, { timeout: 20_000, interval: 50 });
}
