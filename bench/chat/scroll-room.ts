import type pg from 'pg';

/** Short and long texts, lists, code and addresses, as in real team chats. */
const lines = [
  'Yes.',
  'Shall we move the demonstration to Thursday, after the harbour tests?',
  'I looked at the tide tables again. The second station reports an hour late since the clocks changed, and nobody noticed because the chart only draws whole days. I would store the moment in UTC and let the page decide.',
  'Done, it is on the branch `tides`.',
  '```ts\nexport function level(at: Date): number {\n  const hours = at.getUTCHours();\n  return Math.sin(hours / 12) * 4;\n}\n```',
  'Good idea!',
  'What is left:\n\n- the map\n- **the list of piers**\n- a word from the harbour master: https://example.org/harbour',
  'On it 🎉',
  'Can somebody look at the pier page on a phone?',
  'The build is red again: the lock file of yesterday was not committed.',
  '| pier | depth |\n| - | - |\n| north | 4.2 m |\n| south | 3.1 m |',
];

interface Fill {
  readonly room: string;
  readonly reader: string;
  readonly other: string;
  /** Number of messages. */
  readonly size: number;
  /** Names of uploaded pictures, distributed over the room. */
  readonly pictures: readonly string[];
}

const statements: readonly string[] = [
  `insert into rooms (project_id, last_seq, last_message_at) select room, size, now() from fill
   on conflict (project_id) do update set last_seq = excluded.last_seq, last_message_at = excluded.last_message_at`,
  `insert into messages (id, room_id, seq, sender_id, body, picture_count, reply_to, edited_at, created_at)
   select md5('message ' || n)::uuid, room, n, people[1 + n / 3 % 2], lines[1 + n * 7 % cardinality(lines)],
     case when n % (size / cardinality(pictures)) = 0 then 1 else 0 end,
     case when n % 9 = 8 then md5('message ' || n - 5)::uuid end,
     case when n % 40 = 7 then now() end, now() - (size - n) * interval '7 minutes'
   from fill, generate_series(1, size) n order by n`,
  `insert into message_reactions (message_id, emoji, user_id)
   select md5('message ' || n)::uuid, (array['👍', '🎉', '👀'])[1 + n % 3], people[1 + n % 2]
   from fill, generate_series(1, size) n where n % 12 in (3, 4)`,
  `update message_pictures set message_id = md5('message ' || size / cardinality(pictures) * k)::uuid
   from fill, unnest(pictures) with ordinality as picture(picture_name, k) where name = picture_name`,
  `insert into room_reads (room_id, user_id, last_read_seq) select room, people[1], size from fill
   on conflict (room_id, user_id) do update set last_read_seq = excluded.last_read_seq`,
];

/** Fills an empty room with a conversation of two users; the first has read all messages. */
export async function fillRoom(pool: pg.Pool, { room, reader, other, size, pictures }: Fill): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'create temporary table fill (room uuid, people uuid[], size int, lines text[], pictures text[])',
    );
    await client.query('insert into fill values ($1, $2, $3, $4, $5)', [
      room,
      [reader, other],
      size,
      lines,
      pictures,
    ]);
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum analyze messages');
  } finally {
    client.release();
  }
}
