import type { Project, ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../db/schema/teams.ts';
import type { TestApp } from '../test-app.ts';
import { join, type TestUser } from './factories.ts';

/** Adds a user to a project and makes them a co-owner. */
export async function makeCoOwner(
  site: TestApp,
  user: TestUser,
  project: Project,
  owner: TestUser,
): Promise<void> {
  await join(user, project, owner);
  await site.database.db
    .update(memberships)
    .set({ role: 'co_owner' })
    .where(and(eq(memberships.projectId, project.id), eq(memberships.userId, user.user.id)));
}

/** A project as its page shows it to the reader; also accepts former slugs. */
export async function pageOf(
  reader: Pick<TestUser, 'call'>,
  { slug }: { slug: string },
): Promise<ProjectPage> {
  return (await reader.call('GET', `/api/post/slug/${slug}`)).json<ProjectPage>();
}
