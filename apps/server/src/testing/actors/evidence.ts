import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import type { TestApp } from '../test-app.ts';
import type { TestUser } from './factories.ts';
import { skillsOf } from './repositories.ts';

type Source = PersonSkill['evidence'][number]['source'];

interface Row {
  readonly skill: string;
  readonly project: string;
  readonly first: Date;
  readonly last: Date;
}

/** The evidence of a user by skill, including skills that do not count. */
export async function evidenceOf(site: TestApp, user: TestUser, source: Source): Promise<Row[]> {
  const { rows } = await site.database.pool.query<Row>(
    `select skill_id as skill, project_id as project, first_seen as first, last_seen as last
     from skill_evidence where user_id = $1 and source = $2 order by skill_id, first_seen`,
    [user.user.id, source],
  );
  return rows;
}

/** The ids of these skills. */
export async function skillsIn(site: TestApp, user: TestUser, source: Source): Promise<string[]> {
  return (await evidenceOf(site, user, source)).map(({ skill }) => skill);
}

/** A skill as the reader sees it; by default the user's own view. */
export async function skillOf(user: TestUser, label: string, reader: Pick<TestUser, 'call'> = user) {
  return (await skillsOf(user, reader)).find((skill) => skill.label === label);
}

/** 0–1; NaN if the user does not have the skill. */
export async function strengthOf(user: TestUser, label: string): Promise<number> {
  return (await skillOf(user, label))?.strength ?? Number.NaN;
}
