import { crud } from '@lattice/api/call';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { syncCall, tagCall } from '@lattice/api/wechat/followerCalls';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, optionalTextIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { sendFollower } from '../../domain/wechat/markFollower.ts';
import { personBalance } from '../../domain/points/post.ts';
import { lockRow, store } from '../../table/write/store.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

type Input = Readonly<Record<string, unknown>>;

const MOST = 200;

const table = tableOf(wechatuser);
const tagIds = columnOf(table, 'tagIds');
const syncStatus = columnOf(table, 'syncStatus');

/** True for a follower on the blacklist; its row is locked. */
const isBlack = async (sql: Sql, id: string): Promise<boolean> => {
  const { rows } = await sql.query<{ black: number | null }>(
    'select is_black as black from cms_wechatuser where id = $1 for update',
    [id],
  );
  return rows[0]?.black === 1;
};

/** The tags that were given, each once. */
const tagsIn = (input: Input): string =>
  [
    ...new Set(
      optionalTextIn(input, 'tags', MOST)
        .split(/[,，、]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ].join(',');

/** Answers of 微信用户. */
export const handlers = handle(
  wechatuser,
  {
    submit: async (input: Input, context) =>
      context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const known = idOrNone(input, 'id');
        const wasBlack = known !== null && (await isBlack(sql, known));
        const saved = await submit(table, crud.submit, input, inner);
        if ((await isBlack(sql, saved.id)) !== wasBlack) await sendFollower(sql, saved.id, inner);
        return saved;
      }),
  },
  {
    ownCalls: {
      tag: {
        call: tagCall,
        answer: async (input: Input, context) =>
          context.db.tx(async (sql) => {
            const row = await lockRow(sql, table, idIn(input, 'id'), context);
            const tags = tagsIn(input);
            if (tags === String(row[tagIds.sql] ?? '')) return true;
            const inner = transactionContext(context, sql);
            await store(sql, table, row, new Map([[tagIds, tags]]), 'tag', inner);
            await sendFollower(sql, String(row.id), inner);
            return true;
          }),
      },
      sync: {
        call: syncCall,
        answer: async (input: Input, context) =>
          context.db.tx(async (sql) => {
            const row = await lockRow(sql, table, idIn(input, 'id'), context);
            if (row[syncStatus.sql] === '2') await sendFollower(sql, String(row.id), transactionContext(context, sql));
            return true;
          }),
      },
    },
    expressions: { pointsBalance: personBalance('t.phone', 't.tenant_id') },
  },
);
