import { crud } from '@lattice/api/call';
import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { recallCall, testCall } from '@lattice/api/wechat/wechatCalls';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsOrNone } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { tellReviewers } from '../../domain/wechat/tellReviewers.ts';
import { recallMass } from '../../domain/wechat/recallMass.ts';
import { testMass } from '../../domain/wechat/testMass.ts';
import { sendMass } from '../../domain/wechat/sendMass.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

/** Answers of 公众号群发. */
export const handlers = handle(
  articlewechatmass,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const saved = await submit(tableOf(articlewechatmass), crud.submit, input, inner);
        if (idOrNone(input, 'id') === null || input.status === '0') await tellReviewers(sql, saved.id, inner);
        return saved;
      }),
    sendWechatMass: async (input, context) => sendMass(idIn(input, 'id'), context),
  },
  {
    ownCalls: {
      recall: { call: recallCall, answer: (input, context) => recallMass(idIn(input, 'id'), context) },
      test: {
        call: testCall,
        answer: async (input: Readonly<Record<string, unknown>>, context) =>
          testMass(idIn(input, 'id'), idsOrNone(input, 'users'), context),
      },
    },
    timed: {
      field: 'status',
      moves: [
        { from: '1', to: '2', due: 'coalesce(t.schedule_time, $1::timestamptz) <= $1::timestamptz', act: sendMass },
      ],
    },
  },
);
