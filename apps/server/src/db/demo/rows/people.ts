import { randomBytes, randomUUID } from 'node:crypto';
import { addDays } from '@teamwright/demo/community/dates.ts';
import { layOut } from '@teamwright/demo/community/developers/repository-files.ts';
import type { DemoDeveloper, DemoRepository, DemoVisit } from '@teamwright/demo/community/types.ts';
import { schoolDomains } from '@teamwright/demo/content/places.ts';
import { proseVersion } from '@teamwright/matching/analysis/readme-prose.ts';
import { writeWeek } from '@teamwright/matching/hours/week.ts';
import { schoolKey } from '@teamwright/matching/places/school.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { usernameSkeleton } from '../../../core/username-skeleton.ts';
import { searchedWords } from '../../../features/repositories/repositories.search-words.service.ts';
import { localPath } from '../../../platform/codehost/local/local-path.ts';
import type { sessions, users } from '../../schema/accounts.ts';
import type { schoolVerifications } from '../../schema/nearby.ts';
import type { profiles } from '../../schema/profiles.ts';
import type { repositories, repositoryWords } from '../../schema/repositories.ts';
import type { personSkills, skillEvidence } from '../../schema/skills.ts';

/** Days after which an unused session ends. */
const sessionDays = 7;

export function userRow({
  id,
  username,
  email,
  isAdmin,
  createdAt,
}: DemoDeveloper): typeof users.$inferInsert {
  const skeleton = { usernameSkeleton: usernameSkeleton(username) };
  return { id, username, ...skeleton, email, emailVerified: true, isAdmin, createdAt, updatedAt: createdAt };
}

export function profileRow(developer: DemoDeveloper): typeof profiles.$inferInsert {
  const { id, createdAt, repositories, bio, workplace, area, school, timeZone } = developer;
  const { hoursPerWeek, week, goals, interests, roles, openToCollaborate } = developer;
  const availability = week && writeWeek(week);
  const published = repositories.map((repository) => repository.updatedAt.getTime());
  const lastActiveAt = new Date(Math.max(createdAt.getTime(), ...published));
  return {
    userId: id,
    bio,
    workplace,
    area,
    school,
    timeZone,
    hoursPerWeek,
    // In the input format of PostgreSQL, because `insertRows` writes JSON.
    availability: availability && `\\x${availability}`,
    goals,
    interests,
    roles,
    openToCollaborate,
    nearby: openToCollaborate,
    lastActiveAt,
    updatedAt: lastActiveAt,
  };
}

/** The verification of a user's school, if its demo users have verified it. No address is behind the hash. */
export function schoolVerificationRows({
  id,
  school,
  createdAt,
}: DemoDeveloper): (typeof schoolVerifications.$inferInsert)[] {
  const domain = schoolDomains.get(school);
  if (domain === undefined) return [];
  return [
    { userId: id, schoolKey: schoolKey(school), domain, addressHash: `demo:${id}`, verifiedAt: createdAt },
  ];
}

/** The session of a visit. Its token is random and not kept, so that no cookie belongs to it. */
export function sessionRow({ userId, at }: DemoVisit): typeof sessions.$inferInsert {
  return {
    id: randomUUID(),
    userId,
    token: randomBytes(32).toString('base64url'),
    expiresAt: addDays(at, sessionDays),
    createdAt: at,
    updatedAt: at,
  };
}

/** A path of this site, where the bundled code host shows the repository. */
export function repositoryUrl({ fullName }: Pick<DemoRepository, 'fullName'>): string {
  return `${localPath}/${fullName}`;
}

export function repositoryRows({
  id,
  repositories: own,
}: DemoDeveloper): (typeof repositories.$inferInsert)[] {
  return own.map(({ updatedAt, ...repository }) => ({
    ...repository,
    url: repositoryUrl(repository),
    userId: id,
    repoId: repository.id,
    pushedAt: updatedAt,
    createdAt: updatedAt,
    analysisStatus: 'analysed',
    analysedAt: updatedAt,
    checkedAt: updatedAt,
    wordsRules: proseVersion,
  }));
}

/** The words that an analysis of the repository would store. */
export function wordRows({
  id,
  repositories: own,
  evidence,
}: DemoDeveloper): (typeof repositoryWords.$inferInsert)[] {
  return own.map((repository) => ({
    repositoryId: repository.id,
    userId: id,
    description: searchedWords(repository.description),
    readme: searchedWords(layOut(repository, evidence).files['README.md'] ?? ''),
  }));
}

/** All skills of demo users are confirmed; declared evidence also makes them declared. */
export function skillRows({ id, evidence }: DemoDeveloper): (typeof personSkills.$inferInsert)[] {
  const bySkill = Map.groupBy(evidence, (row) => row.skill);
  return [...bySkill].map(([name, rows]) => {
    const seen = rows.map((row) => row.firstSeen.getTime());
    const { id: skillId, label } = resolveSkill(name);
    return {
      userId: id,
      skillId,
      label,
      status: 'confirmed',
      declared: rows.some((row) => row.source === 'declared'),
      createdAt: new Date(Math.min(...seen)),
      updatedAt: new Date(Math.max(...seen)),
    };
  });
}

export function evidenceRows({
  id,
  evidence,
  repositories,
}: DemoDeveloper): (typeof skillEvidence.$inferInsert)[] {
  const names = new Map<string | null, string>(
    repositories.map((repository) => [repository.id, repository.name]),
  );
  const places = new Map(repositories.flatMap((repository) => [...layOut(repository, evidence).places]));
  return evidence.map(({ skill, repositoryId, ...row }) => ({
    ...row,
    ...places.get(row.id),
    userId: id,
    skillId: resolveSkill(skill).id,
    repositoryId,
    repository: names.get(repositoryId) ?? '',
  }));
}
