import type pg from 'pg';

interface Fill {
  readonly eventId: string;
  readonly people: number;
  /** Different for each event, because usernames are unique. */
  readonly stem: string;
}

/** Registers new users for an event, with one of its roles, one of two languages and a level. */
export async function fillEvent(pool: pg.Pool, { eventId, people, stem }: Fill): Promise<void> {
  const userOf = `md5($1 || n)::uuid`;
  await pool.query(
    `insert into users (id, username, email)
     select ${userOf}, $1 || '-' || n, $1 || '-' || n || '@example.org' from generate_series(1, $2::int) n`,
    [stem, people],
  );
  await pool.query(
    `insert into event_participants
       (id, event_id, user_id, status, roles, experience, languages, answers, wishes, friend_code, registered_at)
     select md5('participant ' || $1 || n)::uuid, event.id, ${userOf}, 'registered',
       jsonb_build_array(jsonb_build_object(
         'role', event.roles[1 + n % cardinality(event.roles)], 'level', 1 + n % 3)),
       n % 5, case when n % 4 = 0 then array['en', 'de'] else array['en'] end, '[]', '{}',
       md5('friend ' || $1 || n), now()
     from events event, generate_series(1, $2::int) n where event.id = $3`,
    [stem, people, eventId],
  );
}
