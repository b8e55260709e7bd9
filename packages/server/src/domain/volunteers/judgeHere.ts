import type { VolunteerProof } from '@lattice/api/volunteerCalls';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { metresBetween } from '../places/metresBetween.ts';
import type { Coded } from './codedActivity.ts';
import { isTicket } from './liveCode.ts';

/** Refuses who does not show to be where the activity is: by the code of a screen there, and by the position. */
export function judgeHere(
  { isLive, secret, radius, lng, lat }: Coded,
  { ticket, place }: VolunteerProof,
  moment: Date,
): void {
  if (isLive && !isTicket(secret, ticket ?? '', moment))
    throw new Refusal(400, say`请用手机扫描活动现场屏幕上每分钟更换的二维码，扫描后十分钟内签到、签退`);
  if (radius === 0 || lng === null || lat === null) return;
  if (place === undefined)
    throw new Refusal(400, say`没有得到您的位置，请打开手机定位并允许浏览器使用后再试`, [
      { field: 'lng', rule: 'enter' },
    ]);
  const metres = Math.round(metresBetween([lng, lat], [place.lng, place.lat]));
  if (metres > radius)
    throw new Refusal(400, say`您离活动地点约 ${metres} 米，请走到 ${radius} 米以内再签到、签退`, [
      { field: 'lng', rule: 'max', params: { max: radius } },
    ]);
}
