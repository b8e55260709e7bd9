import { dayFrom } from '@lattice/api/day';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import type { Seed } from '../../town/Seed.ts';
import { momentOf } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { readers } from '../../town/people/readers.ts';
import { spotOf } from '../../town/fill/Spot.ts';

/** Start data of 微信用户 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    readers(town).map(({ n, id, nick, person, since, isReal }) =>
      completeRow(
        wechatuser,
        {
          id,
          openid: `o-demo-${String(n + 1).padStart(6, '0')}`,
          unionid: `u-demo-${String(n + 1).padStart(6, '0')}`,
          nickName: nick,
          personName: isReal ? person.name : null,
          idCard: isReal ? person.idCard : null,
          phone: isReal ? person.phone : null,
          realAuth: isReal ? 1 : 0,
          userType: isReal ? '1' : '9',
          userId: null,
          currentAddress: isReal ? person.house.address : null,
          subscribe: n % 17 === 5 ? 0 : 1,
          subscribeTime: since,
          subscribeScene: n % 3 === 0 ? 'ADD_SCENE_SEARCH' : 'ADD_SCENE_QR_CODE',
          tagIds: null,
          lastActiveTime: momentOf(dayFrom(town.today, -(n % 40)), 600 + (n % 500)),
          isBlack: n % 97 === 50 ? 1 : 0,
          createTime: since,
          updateTime: since,
        },
        spotOf(town, 'cms/wechatuser', n, person),
      ),
    ),
};
