import { createPerson, type Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Makes a user an administrator like the command line does. Existing sessions get the role immediately. */
export async function createAdmin(site: TestApp): Promise<Person> {
  const person = await createPerson(site);
  await site.database.pool.query('update users set is_admin = true where id = $1', [person.user.id]);
  return person;
}

export async function suspend(admin: Person, person: Person, reason = 'Spam'): Promise<number> {
  const path = `/api/admin/users/${person.user.id}/suspend`;
  return (await admin.call('POST', path, { body: { reason } })).statusCode;
}

export async function restore(admin: Person, person: Person): Promise<number> {
  return (await admin.call('POST', `/api/admin/users/${person.user.id}/restore`)).statusCode;
}
