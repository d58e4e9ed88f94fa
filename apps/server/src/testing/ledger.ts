import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import type { Person } from './factories.ts';
import { skillsOf } from './repositories.ts';
import type { TestApp } from './test-app.ts';

type Source = PersonSkill['evidence'][number]['source'];

interface Row {
  readonly skill: string;
  readonly project: string;
  readonly first: Date;
  readonly last: Date;
}

/** What the ledger holds of a person, also of skills that do not count; by skill. */
export async function ledgerOf(site: TestApp, person: Person, source: Source): Promise<Row[]> {
  const { rows } = await site.database.pool.query<Row>(
    `select skill_id as skill, project_id as project, first_seen as first, last_seen as last
     from skill_evidence where user_id = $1 and source = $2 order by skill_id, first_seen`,
    [person.user.id, source],
  );
  return rows;
}

/** Ids of the skills in it. */
export async function skillsIn(site: TestApp, person: Person, source: Source): Promise<string[]> {
  return (await ledgerOf(site, person, source)).map(({ skill }) => skill);
}

/** A skill as this reader sees it, of the person themself unless said. */
export async function skillOf(person: Person, label: string, reader: Pick<Person, 'call'> = person) {
  return (await skillsOf(person, reader)).find((skill) => skill.label === label);
}

/** 0–1; not a number for a skill that the person does not have. */
export async function strengthOf(person: Person, label: string): Promise<number> {
  return (await skillOf(person, label))?.strength ?? Number.NaN;
}
