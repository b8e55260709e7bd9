import type { Seed } from '../../town/Seed.ts';
import { events } from '../../town/records/events.ts';
import { idOf } from '../../town/idOf.ts';
import { spotOf } from '../../town/fill/Spot.ts';

const words: Readonly<Record<string, string>> = {
  '5': '处理很快，非常满意。',
  '4': '问题解决了，服务态度好。',
  '3': '基本解决，希望再快一些。',
  '2': '拖了几天才来处理。',
  '1': '问题又出现了，请再处理。',
};

/** Start data of 事件评价 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    events(town)
      .filter(({ isRated }) => isRated)
      .map((event) => {
        const { random, person, member } = spotOf(town, 'event/eventevaluate', event.n, event.spot.person);
        const satisfaction = random.weighted([
          ['5', 52],
          ['4', 34],
          ['3', 10],
          ['2', 3],
          ['1', 1],
        ]);
        const star = (spread: number) => Math.min(5, Math.max(1, Number(satisfaction) + random.int(-spread, 0)));
        return {
          id: idOf('event/eventevaluate', event.n),
          eventId: event.id,
          evaluateType: '1',
          satisfaction,
          speedScore: star(1),
          qualityScore: star(1),
          attitudeScore: Math.min(5, Number(satisfaction) + 1),
          isSolved: satisfaction === '1' ? 0 : 1,
          evaluateContent: words[satisfaction],
          visitMode: random.chance(80) ? '2' : '1',
          evaluateName: person.name,
          evaluatePhone: person.phone,
          evaluateUserId: member.userId,
          evaluateTime: event.closed,
          createTime: event.closed,
          updateTime: event.closed,
          createUser: member.userId,
          createDept: event.spot.community.deptId,
        };
      }),
};
