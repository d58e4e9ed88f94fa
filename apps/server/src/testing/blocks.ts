import type { Person } from './factories.ts';

export async function block(person: Person, other: Person): Promise<number> {
  return (await person.call('PUT', `/api/blocks/${other.user.id}`)).statusCode;
}

export async function unblock(person: Person, other: Person): Promise<number> {
  return (await person.call('DELETE', `/api/blocks/${other.user.id}`)).statusCode;
}
