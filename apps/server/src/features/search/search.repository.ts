import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchWords } from '../../db/schema/projects.ts';

/**
 * For each of these words that no project uses, not even as a prefix: similar words in use, most similar first.
 * Returns one row without a suggestion if there is none.
 */
export async function listSimilarWords(db: Db, words: readonly string[]) {
  const { word } = searchWords;
  const result = await db.execute<{ typed: string; similar: string | null }>(sql`
    select typed.word as typed, near.word as similar
    from unnest(${sql.param(words)}::text[]) as typed (word)
    left join lateral (
      select ${word} from ${searchWords} where ${word} % typed.word
      order by similarity(${word}, typed.word) desc, ${word} limit 20
    ) near on true
    where not exists (
      select from ${searchWords} where ${word} ~>=~ typed.word and ${word} ~<~ (typed.word || chr(1114111))
    )`);
  return result.rows;
}
