import type { Ctx } from '../../core/ctx.ts';
import { createTakenCheck, createUnclaimedAccounts } from '../accounts/accounts.import.service.ts';
import { recordManyChanges } from '../matching/matching.changes.service.ts';
import { createSchoolCheck, verifyImportedSchools } from '../nearby/nearby.school.import.service.ts';
import { createProfiles } from '../profiles/profiles.service.ts';
import { declareForUsers } from '../skills/skills.service.ts';
import { chooseFresh, type Located, recordImported } from './imports.batch.service.ts';
import type { PersonRecord } from './imports.records.service.ts';

const takenTexts = {
  username: 'username: This username is already taken',
  email: 'email: This email address is already in use',
} as const;

/** Imports a batch of people and returns how many are new. */
export async function importPeople(ctx: Ctx, batch: readonly Located<PersonRecord>[]): Promise<number> {
  const now = ctx.clock.now();
  const unseen = await chooseFresh(ctx, batch, ({ createdAt }) => createdAt);
  const accountOf = ({ username, email = '' }: PersonRecord) => ({ username, email });
  const takenField = await createTakenCheck(
    ctx,
    unseen.map(({ record }) => accountOf(record)),
  );
  const schoolProblem = await createSchoolCheck(
    ctx,
    unseen.map(({ record }) => record),
  );
  const fresh = unseen.filter(({ record, reject }) => {
    const taken = takenField(accountOf(record));
    const problem =
      taken === undefined ? (futureProblem(record, now) ?? schoolProblem(record)) : takenTexts[taken];
    if (problem !== undefined) reject(problem);
    return problem === undefined;
  });
  await createUnclaimedAccounts(
    ctx,
    fresh.map(({ id, createdAt, record }) => ({ id, createdAt, ...accountOf(record) })),
  );
  await createProfiles(
    ctx,
    fresh.map(({ id, record }) => profileOf(id, record, now)),
  );
  await verifyImportedSchools(
    ctx,
    fresh.map(({ id, record }) => ({ userId: id, ...record })),
  );
  await declareForUsers(
    ctx,
    fresh.map(({ id, createdAt, record }) => ({ userId: id, labels: record.skills, at: createdAt })),
  );
  await recordImported(ctx, fresh);
  await recordManyChanges(ctx, { userIds: fresh.map(({ id }) => id), projectIds: [] });
  return fresh.length;
}

function futureProblem({ lastActiveAt }: PersonRecord, now: Date): string | undefined {
  return lastActiveAt && lastActiveAt > now ? 'lastActiveAt: Must not be in the future' : undefined;
}

function profileOf(userId: string, record: PersonRecord, now: Date) {
  const { bio, workplace, area, school, timeZone, hoursPerWeek, interests, roles } = record;
  const { openToCollaborate, lastActiveAt = null } = record;
  return {
    userId,
    bio,
    workplace,
    area,
    school,
    timeZone,
    hoursPerWeek,
    interests,
    roles,
    openToCollaborate,
    lastActiveAt,
    updatedAt: now,
  };
}
