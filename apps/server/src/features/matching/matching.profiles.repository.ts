import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { activeEvidence } from '../../db/active-evidence.ts';
import type { Db } from '../../db/client.ts';
import { isFinishedWork } from '../../db/finished-work.ts';
import { users } from '../../db/schema/accounts.ts';
import { matchExposure } from '../../db/schema/matching.ts';
import { schoolVerifications } from '../../db/schema/nearby.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { repositories, repositoryWords } from '../../db/schema/repositories.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';
import { notArchived } from './matching.repository.ts';

/** Active users with their profiles; all of them, or the given ones. */
export async function listDevelopers(db: Db, ids?: readonly string[]) {
  return await db
    .select({
      id: users.id,
      bio: profiles.bio,
      area: profiles.area,
      school: profiles.school,
      verifiedSchoolKey: schoolVerifications.schoolKey,
      timeZone: profiles.timeZone,
      hoursPerWeek: profiles.hoursPerWeek,
      availability: profiles.availability,
      interests: profiles.interests,
      roles: profiles.roles,
      goals: profiles.goals,
      openToCollaborate: profiles.openToCollaborate,
      lastActiveAt: profiles.lastActiveAt,
      preferences: profiles.preferences,
      learning: profiles.learning,
      exposure: matchExposure.level,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(schoolVerifications, eq(schoolVerifications.userId, users.id))
    .leftJoin(matchExposure, eq(matchExposure.userId, users.id))
    .where(and(eq(users.status, 'active'), ids && inArray(users.id, [...ids])));
}

/** Evidence of confirmed skills. */
export async function listEvidence(db: Db, userIds?: readonly string[]) {
  return await db
    .select({
      userId: skillEvidence.userId,
      skillId: skillEvidence.skillId,
      source: skillEvidence.source,
      // For a project or an outcome, this is only a key.
      repository: sql<string>`case when ${skillEvidence.projectId} is null then ${skillEvidence.repository} else '' end`,
      voucherId: skillEvidence.voucherId,
      weight: skillEvidence.weight,
      volume: skillEvidence.volume,
      firstSeen: skillEvidence.firstSeen,
      lastSeen: skillEvidence.lastSeen,
    })
    .from(skillEvidence)
    .innerJoin(
      personSkills,
      and(eq(personSkills.userId, skillEvidence.userId), eq(personSkills.skillId, skillEvidence.skillId)),
    )
    .where(
      and(
        eq(personSkills.status, 'confirmed'),
        sql`(${activeEvidence})`,
        userIds && inArray(skillEvidence.userId, [...userIds]),
      ),
    );
}

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number];

/**
 * The words of users' public repositories: for each user the `most` last pushed ones, and the beginnings of their
 * READMEs with `characters` in total.
 */
export async function listWorks(db: Db, most: number, characters: number, userIds?: readonly string[]) {
  const { userId, description, readme } = repositoryWords;
  const place = sql<number>`row_number() over (partition by ${userId}
    order by ${repositories.pushedAt} desc, ${repositories.id})`.as('place');
  const share = sql<number>`${characters}::int / least(${most}, count(*) over (partition by ${userId}))::int`;
  const ranked = db
    .select({ userId, description, readme, place, share: share.as('share') })
    .from(repositoryWords)
    .innerJoin(repositories, eq(repositories.id, repositoryWords.repositoryId))
    .where(userIds && inArray(userId, [...userIds]))
    .as('ranked');
  return await db
    .select({
      userId: ranked.userId,
      description: ranked.description,
      readme: sql<string>`left(${ranked.readme}, ${ranked.share})`,
      share: ranked.share,
    })
    .from(ranked)
    .where(lte(ranked.place, most))
    .orderBy(ranked.userId, ranked.place);
}

/** Pairs of users who are in a team together. */
export async function listTeammates(db: Db, userIds?: readonly string[]) {
  const result = await db.execute<{ userId: string; teammateId: string }>(sql`
    select distinct a.user_id as "userId", b.user_id as "teammateId"
    from ${memberships} a
    join ${memberships} b on b.project_id = a.project_id and b.user_id <> a.user_id
    where ${userIds ? sql`a.user_id = any(${sql.param([...userIds])}::uuid[])` : sql`true`}`);
  return result.rows;
}

/** Projects that are not archived, with profile data of their owners. */
export async function listProjects(db: Db, ids?: readonly string[]) {
  return await db
    .select({
      id: projects.id,
      title: projects.title,
      description: projects.description,
      responsibilities: projects.responsibilities,
      technologies: projects.technologies,
      skills: projects.skills,
      teamSize: projects.teamSize,
      ownerId: projects.ownerId,
      status: projects.status,
      isFinished: sql<boolean>`exists (select from ${memberships}
        where ${memberships.projectId} = ${projects.id} and ${isFinishedWork})`,
      endDate: projects.endDate,
      updatedAt: projects.updatedAt,
      ownerStatus: users.status,
      createdAt: projects.createdAt,
      area: profiles.area,
      school: profiles.school,
      verifiedSchoolKey: schoolVerifications.schoolKey,
      timeZone: profiles.timeZone,
      hoursPerWeek: profiles.hoursPerWeek,
      availability: profiles.availability,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(profiles, eq(profiles.userId, projects.ownerId))
    .leftJoin(schoolVerifications, eq(schoolVerifications.userId, projects.ownerId))
    .where(and(notArchived, ids && inArray(projects.id, [...ids])));
}

/** The owner first, then by the time they joined. */
export async function listMemberIds(db: Db, projectIds?: readonly string[]) {
  return await db
    .select({ projectId: memberships.projectId, userId: memberships.userId })
    .from(memberships)
    .where(projectIds && inArray(memberships.projectId, [...projectIds]))
    .orderBy(sql`${memberships.role} <> 'owner'`, asc(memberships.joinedAt), asc(memberships.userId));
}

/** The members of finished projects: what each worked on, and until when. */
export async function listFinishedParts(db: Db, userIds?: readonly string[]) {
  return await db
    .select({
      userId: memberships.userId,
      contributions: memberships.contributions,
      projectId: projects.id,
      technologies: projects.technologies,
      skills: projects.skills,
      endDate: projects.endDate,
      updatedAt: projects.updatedAt,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(isFinishedWork, userIds && inArray(memberships.userId, [...userIds])));
}

/** The skills that users have hidden or not confirmed. */
export async function listUnconfirmed(db: Db, userIds?: readonly string[]) {
  return await db
    .select({ userId: personSkills.userId, skillId: personSkills.skillId })
    .from(personSkills)
    .where(and(ne(personSkills.status, 'confirmed'), userIds && inArray(personSkills.userId, [...userIds])));
}
