import type { TestUser } from './factories.ts';

export async function block(user: TestUser, other: TestUser): Promise<number> {
  return (await user.call('PUT', `/api/blocks/${other.user.id}`)).statusCode;
}

export async function unblock(user: TestUser, other: TestUser): Promise<number> {
  return (await user.call('DELETE', `/api/blocks/${other.user.id}`)).statusCode;
}
