import type { TestUser } from './factories.ts';

export async function block(person: TestUser, other: TestUser): Promise<number> {
  return (await person.call('PUT', `/api/blocks/${other.user.id}`)).statusCode;
}

export async function unblock(person: TestUser, other: TestUser): Promise<number> {
  return (await person.call('DELETE', `/api/blocks/${other.user.id}`)).statusCode;
}
