import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Refuses what only a message gateway can bring to WeChat while none is set up. */
export function refuseWithoutGateway({ settings }: Pick<Context, 'settings'>): void {
  if (settings.hasGateway !== true)
    throw new Refusal(400, say`尚未配置消息通道，内容不会发到微信；请联系系统管理员配置后再试`);
}
