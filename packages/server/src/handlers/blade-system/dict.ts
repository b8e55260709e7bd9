import { plain } from '@lattice/api/call';
import { type DictEntry, dict } from '@lattice/api/resources/blade-system/dict';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { toneOf } from '../../domain/dictionaries/toneOf.ts';
import { handle } from '../../call/handle.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { buildTree } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { dictionaryWord } from '../../words/dataWords.ts';

type Entry = DictEntry & { parentId: string };

const codeOf = (code: unknown): string => {
  if (typeof code !== 'string' || code === '' || code.length > 255) throw new Refusal(400, say`参数“code”应为字典编号`);
  return code;
};

async function entries(code: unknown, { db, language }: Context): Promise<Entry[]> {
  const name = dictionaryWord(language);
  const { rows } = await db.query<Entry>(
    `select id, coalesce(parent_id, 0)::text as "parentId", code, dict_key as "dictKey", ${name} as "dictValue",
      coalesce(sort, 0) as sort, coalesce(remark, '') as remark
     from blade_system_dict
     where code = $1 and dict_key <> '-1' and is_sealed = 0 and is_deleted = 0
     order by sort, id`,
    [codeOf(code)],
  );
  return rows;
}

/** Settles what follows from a row's place: a list's own row has key -1, an entry has the code of its list. */
async function placed(sql: Sql, input: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const stored = input.id
    ? (
        await sql.query<{ parent_id: string | null; code: string; dict_key: string }>(
          'select parent_id, code, dict_key from blade_system_dict where id::text = $1',
          [String(input.id)],
        )
      ).rows[0]
    : undefined;
  const parentId = String(input.parentId ?? stored?.parent_id ?? '0') || '0';
  if (parentId === '0') return { ...input, dictKey: '-1' };
  const list = (
    await sql.query<{ code: string }>('select code from blade_system_dict where id::text = $1 and is_deleted = 0', [
      parentId,
    ])
  ).rows[0];
  const row = list === undefined ? { ...input } : { ...input, code: list.code };
  const key = String(input.dictKey ?? stored?.dict_key ?? '').trim();
  const twin = await sql.query(
    'select 1 from blade_system_dict where code = $1 and dict_key = $2 and id::text <> $3 and is_deleted = 0',
    [list?.code ?? '', key, String(input.id ?? '')],
  );
  if (twin.rows.length > 0)
    throw new Refusal(400, say`当前字典键值已存在!`, [{ field: 'dictKey', rule: 'taken', params: { value: key } }]);
  return row;
}

/** A list's code stands on its entries too. */
async function recode({ db }: Context, id: string): Promise<void> {
  await db.query(
    `with recursive below as (select id, code from blade_system_dict where id = $1 union all select c.id, below.code
        from blade_system_dict c join below on c.parent_id = below.id)
     update blade_system_dict d
     set code = below.code
     from below
     where d.id = below.id and d.code is distinct from below.code`,
    [id],
  );
}

/** Answers of 系统字典. */
export const handlers = handle(dict, {
  dictionary: async ({ code }, context) =>
    (await entries(code, context)).map(({ parentId: _parentId, ...entry }) => {
      const tone = toneOf(entry.code, entry.dictKey);
      return { ...entry, ...(tone && { tone }) };
    }),
  dictionaryTree: async ({ code }, context) =>
    buildTree(
      (await entries(code, context)).map(({ id, parentId, dictValue }) => ({
        id,
        parentId,
        title: dictValue,
        key: id,
        value: id,
      })),
    ),
  submit: async (input, context) => {
    const saved = await submit(tableOf(dict), plain('submit', 'submit'), await placed(context.db, input), context);
    await recode(context, saved.id);
    return saved;
  },
});
