import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { tagCall } from '@lattice/api/wechat/followerCalls';
import { handle } from '../../call/handle.ts';
import { idIn, optionalTextIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { personBalance } from '../../domain/points/post.ts';
import { lockRow, store } from '../../table/write/store.ts';
import { columnOf, tableOf } from '../../table/table.ts';

type Input = Readonly<Record<string, unknown>>;

const MOST = 200;

const table = tableOf(wechatuser);
const tagIds = columnOf(table, 'tagIds');

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
  {},
  {
    ownCalls: {
      tag: {
        call: tagCall,
        answer: async (input: Input, context) =>
          context.db.tx(async (sql) => {
            const row = await lockRow(sql, table, idIn(input, 'id'), context);
            const tags = tagsIn(input);
            if (tags !== String(row[tagIds.sql] ?? ''))
              await store(sql, table, row, new Map([[tagIds, tags]]), 'tag', transactionContext(context, sql));
            return true;
          }),
      },
    },
    expressions: { pointsBalance: personBalance('t.phone', 't.tenant_id') },
  },
);
