import type { TestApp } from '../test-app.ts';
import { createUser, type TestUser } from './factories.ts';

/** Makes a user an administrator like the command line does. Existing sessions get the role immediately. */
export async function createAdmin(site: TestApp): Promise<TestUser> {
  const user = await createUser(site);
  await site.database.pool.query('update users set is_admin = true where id = $1', [user.user.id]);
  return user;
}

export async function suspend(admin: TestUser, user: TestUser, reason = 'Spam'): Promise<number> {
  const path = `/api/admin/users/${user.user.id}/suspend`;
  return (await admin.call('POST', path, { body: { reason } })).statusCode;
}

export async function restore(admin: TestUser, user: TestUser): Promise<number> {
  return (await admin.call('POST', `/api/admin/users/${user.user.id}/restore`)).statusCode;
}
