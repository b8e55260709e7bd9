import type { Sql } from '../db/Database.ts';
import { scenesIn } from './tokens.ts';

/** What a session shows on a wall, and until when; null for a session of a person. */
export async function displayOf(
  sql: Sql,
  sessionId: string,
): Promise<{ scenes: readonly string[]; until: string } | null> {
  const { rows } = await sql.query<{ scenes: string; until: string }>(
    `select display_scenes as scenes, to_json(display_until) #>> '{}' as until
      from sys_session where id = $1 and display_scenes is not null`,
    [sessionId],
  );
  const [found] = rows;
  return found === undefined ? null : { scenes: scenesIn(found.scenes), until: found.until };
}
