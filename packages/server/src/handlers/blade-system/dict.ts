import { type DictEntry, dict } from '@lattice/api/resources/blade-system/dict';
import type { Context } from '../../call/Context.ts';
import { saveWord } from '../../domain/dictionaries/saveWord.ts';
import { toneOf } from '../../domain/dictionaries/toneOf.ts';
import { handle } from '../../call/handle.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { buildTree } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';
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
  submit: async (input, context) => saveWord(tableOf(dict), input, context),
});
