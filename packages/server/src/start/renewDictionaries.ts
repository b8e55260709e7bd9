import type { Database, Sql } from '../db/Database.ts';
import { type DictionaryRow, dictionaryRows } from '../domain/dictionaries/dictionaryRows.ts';
import { recordSeeds, seedHistoryOf } from './seedHistory.ts';

/** A stored row of a dictionary. */
interface Stored {
  id: string;
  code: string;
  dictKey: string;
  isRemoved: boolean;
}

const LOCK = 7_418_562;
const LIST = '-1';
const ROWS =
  'json_to_recordset($1::json) as r (id bigint, "parentId" bigint, code text, "dictKey" ' +
  'text, "dictValue" text, "dictValueEn" text, sort integer, remark text)';

const nameOf = ({ code, dictKey }: { code: string; dictKey: string }) => `${code}/${dictKey}`;
const digest = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

/**
 * Stores the rows that this database never had, each below its list as that is called now; gives the ids of all rows by
 * their names in the start data. Lists that people removed get no new entries.
 */
async function addMissing(
  sql: Sql,
  rows: readonly DictionaryRow[],
  nextId: () => string,
): Promise<Map<string, string>> {
  const { rows: stored } = await sql.query<Stored>(
    `select id::text as id, code, dict_key as "dictKey", is_deleted = 1 as "isRemoved"
      from blade_system_dict
      order by is_deleted desc, id`,
  );
  const seeded = await seedHistoryOf(sql, 'dictionary');
  const there = new Map([...seeded, ...stored.map((row) => [nameOf(row), row.id] as const)]);
  const lists = new Map(stored.filter(({ dictKey }) => dictKey === LIST).map((row) => [row.id, row]));
  const [ids, added] = [new Map<string, string>(), [] as DictionaryRow[]];
  for (const row of rows) {
    const name = nameOf(row);
    const id = there.get(name) ?? nextId();
    ids.set(name, id);
    if (there.has(name)) continue;
    const parentId = row.dictKey === LIST ? null : (ids.get(nameOf({ code: row.code, dictKey: LIST })) ?? null);
    const list = parentId === null ? undefined : lists.get(parentId);
    if (list?.isRemoved !== true) added.push({ ...row, id, parentId, code: list?.code ?? row.code });
  }
  await sql.query(
    `insert into blade_system_dict (id, parent_id, code, dict_key, dict_value, dict_value_en, sort, is_sealed, remark)
      select r.id, r."parentId", r.code, r."dictKey", r."dictValue", r."dictValueEn", r.sort, 0, r.remark
      from ${ROWS}`,
    [JSON.stringify(added)],
  );
  await recordSeeds(sql, 'dictionary', ids);
  return ids;
}

/** Gives remarks and English words to rows that came without and that nobody changed since. */
async function fillIn(sql: Sql, rows: readonly DictionaryRow[], ids: ReadonlyMap<string, string>): Promise<void> {
  await sql.query(
    `update blade_system_dict d
      set remark = coalesce(nullif(d.remark, ''), r.remark), dict_value_en = coalesce(nullif(d.dict_value_en, ''),
          r."dictValueEn")
      from ${ROWS}
     where d.id = r.id and d.update_user is null and ((coalesce(d.remark, '') = '' and r.remark is not null)
       or (coalesce(d.dict_value_en, '') = '' and r."dictValueEn" <> ''))`,
    [JSON.stringify(rows.map((row) => ({ ...row, id: ids.get(nameOf(row)) })))],
  );
}

/**
 * Brings the dictionaries of an older database up to the start data: what was never there is added, what people changed
 * or removed stays so. Skipped while the start data are the same; once, also when several processes start together.
 */
export async function renewDictionaries(db: Database, nextId: () => string): Promise<void> {
  const rows = dictionaryRows();
  const key = await digest(JSON.stringify(rows));
  await db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const {
      rows: [known],
    } = await sql.query<{ value: string }>("select value from sys_schema where key = 'dictionaries'");
    if (known?.value === key) return;
    await fillIn(sql, rows, await addMissing(sql, rows, nextId));
    await sql.query(
      `insert into sys_schema (key, value)
        values ('dictionaries', $1) on conflict (key) do update set value = excluded.value`,
      [key],
    );
  });
}
