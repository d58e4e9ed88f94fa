import type { Db } from '../../db/client.ts';
import { listVectors, type TextKind } from './matching.vectors.repository.ts';

/** Adds the model's vectors to profiles. Returns them unchanged without a model. */
export async function withVectors<Profile extends { readonly id: string }>(
  db: Db,
  kind: TextKind,
  model: string | undefined,
  profiles: readonly Profile[],
): Promise<readonly Profile[]> {
  if (model === undefined || profiles.length === 0) return profiles;
  const ids = profiles.map(({ id }) => id);
  const vectors = await listVectors(db, kind, model, ids);
  return profiles.map((profile) => ({ ...profile, vector: vectorFrom(vectors.get(profile.id)) }));
}

function vectorFrom(bytes: Buffer | null | undefined): Float32Array | null {
  if (!bytes) return null;
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}

/** The format of the table column. */
export function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [at, value] of vector.entries()) bytes.writeFloatLE(value, at * 4);
  return bytes;
}
