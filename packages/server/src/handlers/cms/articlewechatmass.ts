import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { sendMass } from '../../domain/wechat/sendMass.ts';

/** Answers of 公众号群发. */
export const handlers = handle(
  articlewechatmass,
  {
    sendWechatMass: async (input, context) => sendMass(idIn(input, 'id'), context),
  },
  {
    timed: {
      field: 'status',
      moves: [
        { from: '1', to: '2', due: 'coalesce(t.schedule_time, $1::timestamptz) <= $1::timestamptz', act: sendMass },
      ],
    },
  },
);
