import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { handle } from '../../handle.ts';
import { idIn } from '../../parameter.ts';
import { sendMass } from '../../wechat/sendMass.ts';

/** Answers of 公众号群发. */
export const handlers = handle(articlewechatmass, { sendWechatMass: async (input, context) => sendMass(idIn(input, 'id'), context) });
