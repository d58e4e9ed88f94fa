import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { projects } from './projects.ts';
import { repositories } from './repositories.ts';

/** The status of a user's skill. A hidden skill never returns automatically. */
export const personSkills = pgTable(
  'person_skills',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skillId: text().notNull(),
    /** The label of a free tag outside the taxonomy. For others the taxonomy's label is shown. */
    label: text().notNull(),
    status: text({ enum: ['proposed', 'confirmed', 'hidden'] }).notNull(),
    declared: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skillId] }),
    index('person_skills_skill_idx').on(table.skillId),
    check('person_skills_status_check', sql`${table.status} in ('proposed', 'confirmed', 'hidden')`),
  ],
);

/** Evidence: each row is one piece of evidence that a user has a skill. */
export const skillEvidence = pgTable(
  'skill_evidence',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skillId: text().notNull(),
    source: text({
      enum: ['declared', 'language', 'topic', 'manifest', 'readme', 'posting', 'outcome'],
    }).notNull(),
    /** Its name, `owner/name`; for a posting and an outcome the project's id, so that each has one row. */
    repository: text().notNull().default(''),
    /** The uploaded repository that shows it. The evidence is deleted with it. */
    repositoryId: uuid().references(() => repositories.id, { onDelete: 'cascade' }),
    /** The project that names the skill, or whose team needed it. */
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    /** The owner or co-owner who vouched. All evidence of one voucher for a skill counts once. */
    voucherId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Path in the repository; '' if no single file shows it. */
    file: text().notNull().default(''),
    /** From 1; 0 for the whole file. */
    line: integer().notNull().default(0),
    weight: real().notNull(),
    volume: real().notNull().default(1),
    snippet: text().notNull().default(''),
    firstSeen: moment().notNull(),
    lastSeen: moment().notNull(),
  },
  (table) => [
    uniqueIndex('skill_evidence_key').on(table.userId, table.skillId, table.source, table.repository),
    index('skill_evidence_repository_idx').on(table.repositoryId),
    index('skill_evidence_project_idx').on(table.projectId),
    index('skill_evidence_voucher_idx').on(table.voucherId).where(sql`${table.voucherId} is not null`),
    check('skill_evidence_weight_check', sql`${table.weight} between 0 and 1`),
    check('skill_evidence_volume_check', sql`${table.volume} between 0 and 1`),
    check(
      'skill_evidence_project_check',
      sql`(${table.projectId} is not null) = (${table.source} in ('posting', 'outcome'))`,
    ),
    check('skill_evidence_seen_check', sql`${table.lastSeen} >= ${table.firstSeen}`),
  ],
);
