import type { Database, Result, Sql } from '../db/Database.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';

/** What a database says of a write in a transaction that only reads. */
const READ_ONLY = '25006';

/** A database that refuses every write, whatever asks for it: for somebody who looks as another person. */
export function readOnlyDatabase(db: Database): Database {
  const tx = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    try {
      return await db.tx(async (sql) => {
        await sql.query('set transaction read only');
        return work(sql);
      });
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== READ_ONLY) throw error;
      throw new Refusal(403, say`正在以他人身份查看：只能看，不能修改、导出或查看明文`);
    }
  };
  return {
    kind: db.kind,
    tx,
    query: <R extends object>(text: string, params?: readonly unknown[]): Promise<Result<R>> =>
      tx((sql) => sql.query<R>(text, params)),
    script: (text) => tx((sql) => sql.script(text)),
    notify: (channel, payload) => db.notify(channel, payload),
    listen: (channel, hear) => db.listen(channel, hear),
    keep: (prepare, lost) => db.keep(prepare, lost),
    close: () => db.close(),
  };
}
