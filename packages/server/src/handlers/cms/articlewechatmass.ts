import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { testCall } from '@lattice/api/wechat/wechatCalls';
import { handle } from '../../call/handle.ts';
import { idIn, idsOrNone } from '../../call/parameter.ts';
import { testMass } from '../../domain/wechat/testMass.ts';
import { sendMass } from '../../domain/wechat/sendMass.ts';

/** Answers of 公众号群发. */
export const handlers = handle(
  articlewechatmass,
  {
    sendWechatMass: async (input, context) => sendMass(idIn(input, 'id'), context),
  },
  {
    ownCalls: {
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
