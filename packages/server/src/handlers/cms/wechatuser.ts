import { crud } from '@lattice/api/call';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { tagCall } from '@lattice/api/wechat/followerCalls';
import { handle } from '../../call/handle.ts';
import { idIn, optionalTextIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { personBalance } from '../../domain/points/post.ts';
import { lockRow } from '../../table/write/store.ts';
import { submit } from '../../table/write/submit.ts';
import { tableOf } from '../../table/table.ts';

type Input = Readonly<Record<string, unknown>>;

const MOST = 200;

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
            const id = idIn(input, 'id');
            const table = tableOf(wechatuser);
            await lockRow(sql, table, id, context);
            await submit(
              table,
              crud.submit,
              { id, tagIds: tagsIn(input) },
              systemContext(transactionContext(context, sql)),
            );
            return true;
          }),
      },
    },
    expressions: { pointsBalance: personBalance('t.phone', 't.tenant_id') },
  },
);
