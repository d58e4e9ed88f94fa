import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { profiles } from '../../db/schema/profiles.ts';

type ProfileValues = Partial<Omit<typeof profiles.$inferInsert, 'userId'>>;

export async function upsertProfile(db: Db, userId: string, values: ProfileValues, now: Date): Promise<void> {
  const set = { ...values, updatedAt: now };
  await db
    .insert(profiles)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set });
}

export async function removeProfile(db: Db, userId: string): Promise<void> {
  await db.delete(profiles).where(eq(profiles.userId, userId));
}
